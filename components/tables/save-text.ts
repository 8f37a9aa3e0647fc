import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** Hands a text to the phone's share sheet as a file. */
export const saveText = async (name: string, text: string, mimeType: string): Promise<void> => {
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(text);
  await shareAsync(file.uri, { mimeType });
};
