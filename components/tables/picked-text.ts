import type { DocumentPickerAsset } from 'expo-document-picker';
import { File } from 'expo-file-system';

/** What a chosen file says. */
export const pickedText = ({ uri }: DocumentPickerAsset): Promise<string> => new File(uri).text();
