import type { layout as english } from './layout-en';

export const layout: typeof english = {
  locomotives: 'Loks auf dem Spielplan (Spalten von A im Westen, Reihen von 0 im Norden)',
  houses: 'Häuschen auf dem Spielplan',
  income: 'Einkommensskala',
  industry: 'Industrieskala',
  dials: 'Anzeigen',
  railroad: '{{railroad, company}}',
  hex: '{{hex}}',
  city: '{{name}} ({{hex}})',
  loose: '{{n}} weitere, ihr Ort wurde nicht gesagt',
  house: 'Häuschen',
  at: 'auf {{n}}',
  tokens: '{{n}} × +50 auf dem Tableau',
  'industry-detroit': 'Detroit',
  'industry-wheeling': 'Wheeling',
  'industry-pittsburgh': 'Pittsburgh',
  'dial-auction': 'Versteigerung',
  'dial-expand': 'Streckenbau',
  'dial-develop': 'Entwicklung',
  turned: 'Zeiger {{n}} von {{of}} Mal gestellt',
  red: 'Zeiger auf Rot',
};
