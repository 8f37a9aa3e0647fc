/** Every browser the app runs in has Intl.PluralRules. */
export {};
