import type { layout as english } from './layout-en';

export const layout: typeof english = {
  stones: 'Steine auf der Laufleiste, der vorderste zuerst',
  bags: 'Plättchen, die nicht im Beutel sind',
  cards: 'Seit dem letzten Mischen gespielte Karten',
  company: '{{company, company}}',
  player: '{{by, player}}',
  field: 'Feld {{field}}',
  arrived: 'END, als Nummer {{place}} angekommen',
  start: 'Auf dem Startfeld',
  tiles: 'Aktionsplättchen',
  distances: 'Zugweitenplättchen',
  distance: '{{n}}',
  'tile-trade': '$t(tiles.trade)',
  'tile-plus': '$t(tiles.plus)',
  'tile-minus': '$t(tiles.minus)',
  'tile-none': '$t(tiles.none)',
  holiday: 'Bank Holiday',
};
