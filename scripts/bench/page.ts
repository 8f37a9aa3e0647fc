import { idbStorage } from '@/store/storage-idb';
import { oneWindow } from '@/store/windows';
import { tableCosts, type Costs } from './table-costs';

/** Runs inside the browser: the same measurements on its IndexedDB. */
const measure = (): Promise<Costs> => tableCosts({ storage: idbStorage('bench'), windows: oneWindow });
Object.assign(globalThis, { measure });
