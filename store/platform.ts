import type { Device } from './device';
import { sqliteStorage } from './storage-sqlite';
import { oneWindow } from './windows';

/** The device on a phone: SQLite, one window. */
export const openDevice = async (): Promise<Device> => {
  const { openDatabaseAsync } = await import('expo-sqlite');
  const db = await openDatabaseAsync('bankhalter.db');
  const storage = await sqliteStorage({
    exec: sql => db.execAsync(sql),
    run: (sql, values) => db.runAsync(sql, [...values]),
    all: (sql, values) => db.getAllAsync(sql, [...values]),
    close: () => db.closeAsync(),
  });
  return { storage, windows: oneWindow };
};
