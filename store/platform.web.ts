import type { Device } from './device';
import { newId } from './new-id';
import { idbStorage } from './storage-idb';
import { webWindows } from './windows-web';

const onWake = (wake: () => void): (() => void) => {
  const look = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', look);
  document.addEventListener('resume', wake);
  return () => {
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('resume', wake);
  };
};

/** The device in a browser: IndexedDB, and as many windows as people open. */
export const openDevice = async (): Promise<Device> => {
  const storage = idbStorage('bankhalter');
  await storage.docs('setting');
  // Asks the browser not to clear the data when space runs short; it may say no, and nothing hangs on it.
  void navigator.storage?.persist?.().catch(() => false);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('bankhalter');
  return { storage, windows: webWindows(newId(), navigator.locks, channel, onWake) };
};
