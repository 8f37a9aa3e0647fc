import { printAsync } from 'expo-print';

/** Hands a page to the phone's print dialog. */
export const printHtml = async (html: string): Promise<void> => printAsync({ html });
