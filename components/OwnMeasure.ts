import { createContext } from 'react';

/** Whether buttons side by side are as wide as their words: in a column, and in rows that wrap for large text. */
export const OwnMeasure = createContext(false);
