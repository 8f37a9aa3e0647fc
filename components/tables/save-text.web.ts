/** Hands a text to the browser as a download. */
export const saveText = async (name: string, text: string, mimeType: string): Promise<void> => {
  const url = URL.createObjectURL(new Blob([text], { type: mimeType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
