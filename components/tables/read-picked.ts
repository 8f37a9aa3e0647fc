import type { DocumentPickerAsset } from 'expo-document-picker';

import { pickedText } from './picked-text';

const MOST = 50_000_000;

/** The text of a chosen file; undefined where it cannot be read or is far too big. */
export const readPicked = async (picked: DocumentPickerAsset): Promise<string | undefined> => {
  if (picked.size !== undefined && picked.size > MOST) return undefined;
  try {
    return await pickedText(picked);
  } catch {
    return undefined;
  }
};
