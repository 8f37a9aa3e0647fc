/* eslint-disable @typescript-eslint/no-require-imports -- an import would load the polyfill where it is not needed */
/** Hermes has no Intl.PluralRules, and the polyfill needs Intl.Locale, which it may lack as well. */
const builtIn: object = Intl;

if (!('Locale' in builtIn)) require('@formatjs/intl-locale/polyfill-force.js');
if (!('PluralRules' in builtIn)) {
  require('@formatjs/intl-pluralrules/polyfill-force.js');
  require('@formatjs/intl-pluralrules/locale-data/en.js');
  require('@formatjs/intl-pluralrules/locale-data/de.js');
}

export {};
