import { createContext } from 'react';

/** How far down a sheet may reach up: the cash strip stays in sight above it. */
export const SheetTop = createContext(0);
