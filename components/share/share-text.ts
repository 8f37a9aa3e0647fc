import { Share } from 'react-native';

/** Hands a text to the phone's share sheet. */
export const shareText = async (message: string): Promise<void> => {
  await Share.share({ message });
};
