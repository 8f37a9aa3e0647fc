import type { DocumentPickerAsset } from 'expo-document-picker';
import { File } from 'expo-file-system';

const MOST = 50_000_000;

/** The text of a chosen file; undefined where it cannot be read or is far too big. */
export const readPicked = async ({ uri, size, file }: DocumentPickerAsset): Promise<string | undefined> => {
  if (size !== undefined && size > MOST) return undefined;
  try {
    return await (file === undefined ? new File(uri).text() : file.text());
  } catch {
    return undefined;
  }
};
