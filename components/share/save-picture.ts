import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** Hands a PNG, given in base 64, to the phone's share sheet. */
export const savePicture = async (name: string, base64: string): Promise<void> => {
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(base64, { encoding: 'base64' });
  await shareAsync(file.uri, { mimeType: 'image/png' });
};
