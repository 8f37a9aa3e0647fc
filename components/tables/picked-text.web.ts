import type { DocumentPickerAsset } from 'expo-document-picker';

/** What a chosen file says; the browser hands it over itself. */
export const pickedText = async ({ file }: DocumentPickerAsset): Promise<string | undefined> => file?.text();
