const LONG_ENOUGH = 60_000;

/** Prints a page of its own from a hidden frame; the app stays as it is. */
export const printHtml = async (html: string): Promise<void> => {
  const frame = document.createElement('iframe');
  frame.title = 'print';
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  frame.srcdoc = html;
  const loaded = new Promise<void>(resolve =>
    frame.addEventListener('load', () => resolve(), { once: true }),
  );
  document.body.append(frame);
  await loaded;
  frame.contentWindow?.print();
  setTimeout(() => frame.remove(), LONG_ENOUGH);
};
