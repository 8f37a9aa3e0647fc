import { openDevice } from './platform';
import type { Storage } from './storage';
import type { Windows } from './windows';

/** What the store stands on. */
export interface Device {
  readonly storage: Storage;
  readonly windows: Windows;
}

let open: () => Promise<Device> = openDevice;
let opened: Promise<Device> | undefined;

/** The device, opened at first use; tried again after a failure. */
export const device = (): Promise<Device> => {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

/** Puts another device in its place: tests, mostly. */
export const connect = (other: () => Promise<Device>): void => {
  open = other;
  opened = undefined;
};
