import type { desk as words } from './desk-en';

export const desk: typeof words = {};
