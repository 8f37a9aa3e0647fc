/** Hands a PNG, given in base 64, to the browser as a download. */
export const savePicture = async (name: string, base64: string): Promise<void> => {
  const link = document.createElement('a');
  link.href = `data:image/png;base64,${base64}`;
  link.download = name;
  link.click();
};
