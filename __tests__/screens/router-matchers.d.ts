export {};

declare global {
  // The names are Jest's: its matchers are extended by merging with this interface.
  namespace jest {
    interface Matchers<R> {
      toHavePathname(pathname: string): R;
      toHavePathnameWithParams(pathname: string): R;
      toHaveSegments(segments: readonly string[]): R;
      toHaveSearchParams(params: Readonly<Record<string, string | readonly string[]>>): R;
      toHaveRouterState(state: object | undefined): R;
    }
  }
}
