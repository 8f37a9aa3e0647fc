/** A phone has no keyboard to listen to. */
export const useKeys = (_onKey: (key: string) => boolean): void => undefined;
