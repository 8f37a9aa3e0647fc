import { scanFromURLAsync } from 'expo-camera';
import type { DocumentPickerAsset } from 'expo-document-picker';

/** The QR codes in a picture of the phone. */
export const readPicture = async ({ uri }: DocumentPickerAsset): Promise<readonly string[]> =>
  (await scanFromURLAsync(uri, ['qr'])).map(found => found.data);
