/** Whoever holds an account, ready to draw: a disc, a plate or the bank's double rule. */
export type Party =
  | { readonly kind: 'person'; readonly name: string; readonly initials: string; readonly color: number }
  | { readonly kind: 'company'; readonly name: string; readonly game: string; readonly id: string }
  | { readonly kind: 'bank'; readonly name: string };
