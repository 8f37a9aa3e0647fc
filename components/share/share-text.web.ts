import { setStringAsync } from 'expo-clipboard';

/** Shares where the browser can, else lays the text on the clipboard. */
export const shareText = async (message: string): Promise<void> => {
  if (typeof navigator.share === 'function') await navigator.share({ text: message });
  else await setStringAsync(message);
};
