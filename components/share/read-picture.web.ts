import type { DocumentPickerAsset } from 'expo-document-picker';
import jsQR from 'jsqr';

const MOST = 2400;

/** The QR code in a picture, read in the browser. */
export const readPicture = async ({ file }: DocumentPickerAsset): Promise<readonly string[]> => {
  if (file === undefined) return [];
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MOST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) return [];
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const found = jsQR(data, width, height);
  return found === null ? [] : [found.data];
};
