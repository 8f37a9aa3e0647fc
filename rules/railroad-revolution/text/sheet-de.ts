import { STEPS, TRADE_TILES } from '../sheet';
import type { sheetEn } from './sheet-en';

const BONUS = {
  pay: 'Kostet ($)',
  cash: 'Geld ($)',
  shares: 'Aktien',
  steps: 'Schritte',
  promote: 'Beförderungen',
  promoteEach: '$ je Beförderung',
  flip: 'Umdrehen',
  locomotive: 'Lokomotiven',
  swap: 'Tausche',
  rail: 'Gleise',
  railPay: '$ für das Gleis',
  station: 'Bahnhöfe',
  office: 'Büros',
  worker1: 'Arbeiter',
  worker2: 'Zweiter Arbeiter',
};
const { pay, cash, shares, steps, promote, promoteEach, flip, locomotive, swap } = BONUS;
const { rail, railPay, station, office, worker1, worker2 } = BONUS;

const VALUES = {
  white: 'Weiß',
  purple: 'Violett',
  grey: 'Grau',
  turquoise: 'Türkis',
  orange: 'Orange',
  any: 'beliebig',
  'white/purple': 'Weiß oder Violett',
  'white/grey': 'Weiß oder Grau',
  'white/turquoise': 'Weiß oder Türkis',
  'white/orange': 'Weiß oder Orange',
  'purple/grey': 'Violett oder Grau',
  'purple/turquoise': 'Violett oder Türkis',
  'purple/orange': 'Violett oder Orange',
  'grey/turquoise': 'Grau oder Türkis',
  'grey/orange': 'Grau oder Orange',
  'turquoise/orange': 'Türkis oder Orange',
};
const CONDITIONS = {
  connected: 'angeschlossene Städte',
  stations: 'Bahnhöfe',
  'trade-rails': 'Gleise mit Handelssymbol',
  'terrain-rails': 'Gleise mit Dreiecken',
};

const DEAL_ROWS: Readonly<Record<string, string>> = Object.fromEntries(
  TRADE_TILES.flatMap(n => [
    [`${n}-upper`, `${n}, oberer Handel`],
    [`${n}-lower`, `${n}, unterer Handel`],
  ]),
);
const TRACK_NAMES = { network: 'Netz', stations: 'Bahnhöfe', telegraph: 'Telegrafen' };
const STEP_ROWS: Readonly<Record<string, string>> = Object.fromEntries(
  STEPS.map(({ id, track, at }) => [id, `${TRACK_NAMES[track]} ${at}`]),
);

export const sheetDe: typeof sheetEn = {
  areas: {
    title: 'Bereiche des Spielertableaus',
    help: 'Von links nach rechts: der Betrag über jedem Bereich und die Teile, die am Anfang darin stehen.',
    columns: { value: 'Verkaufswert ($)', buildings: 'Gebäude', rails: 'Gleise' },
    problems: {
      'too-few': 'Auf einem Tableau stehen 12 Gebäude und 15 Gleise; {{at}} sind zu wenig.',
      'too-many': 'Auf einem Tableau stehen 12 Gebäude und 15 Gleise; {{at}} sind zu viel.',
    },
  },
  board: {
    title: 'Logo und erstes Gleis',
    help: 'Wie viele Bereiche links vom Unternehmenslogo liegen und was am Feld des ersten Gleises steht.',
    columns: {
      logo: 'Bereiche links vom Logo',
      terrain: 'Dreiecke am ersten Gleis',
      trade: 'Handelssymbol dort',
    },
    rows: { board: 'Tableau' },
  },
  cities: {
    title: 'Städte',
    help: 'Gruppe und Preis, wie auf dem Plan gedruckt. Eine Stadt, die fehlt, kommt im Spiel mit ihrem Namen dazu.',
    columns: { group: 'Gruppe', price: 'Preis ($)' },
  },
  'city-rewards': {
    title: 'Stadtplättchen: Hauptbelohnung',
    help: 'Die rechte Seite jedes Plättchens: Schritte oder Arbeiter.',
    values: VALUES,
    columns: { group: 'Gruppe', steps, worker1, worker2 },
  },
  'city-firsts': {
    title: 'Stadtplättchen: erster Bahnhof',
    help: 'Die linke Seite jedes Plättchens: der Bonus für den ersten Bahnhof.',
    values: VALUES,
    columns: { pay, shares, steps, promote, flip, locomotive, swap, worker1, worker2 },
  },
  telegraph: {
    title: 'Telegrafenbereiche',
    help: 'Von links nach rechts: braune und weiße Zahl, Handelssymbol und die Punkte bis zum nächsten Bereich.',
    columns: {
      shares: 'Aktien (braun)',
      first: 'Erstes Büro (weiß)',
      trade: 'Handelssymbol',
      link: 'Punkte zum nächsten Bereich',
    },
  },
  'telegraph-tiles': {
    title: 'Telegrafenplättchen',
    columns: { cash, steps, promote, flip, locomotive, rail },
    rows: {
      rail: 'Gleis',
      promote: 'Beförderungen',
      flip: 'Umdrehen',
      cash: 'Geld',
      locomotive: 'Lokomotive',
      steps: 'Schritte',
    },
  },
  locomotives: {
    title: 'Lokomotiven',
    columns: { cash, shares, steps, promote, rail, railPay },
    rows: { promote: 'Beförderungen', cash: 'Geld', steps: 'Schritte', shares: 'Aktien', rail: 'Gleis' },
  },
  'start-tiles': {
    title: 'Startaufbauplättchen',
    help: 'Vier Plättchen mit je zwei Seiten.',
    values: VALUES,
    columns: { cash, shares, steps, locomotive, swap, rail, station, office, worker1, worker2 },
  },
  deals: {
    title: 'Handelsplättchen',
    help: 'Oberer und unterer Handel jedes Plättchens: die Kosten in Aktien und was er bringt.',
    values: VALUES,
    rows: DEAL_ROWS,
    columns: {
      cost: 'Kostet (Aktien)',
      pay,
      cash,
      steps,
      promote,
      promoteEach,
      flip,
      locomotive,
      swap,
      rail,
      station,
      office,
      worker1,
      worker2,
    },
  },
  tracks: {
    title: 'Errungenschaftsleisten',
    help: 'Wie viele Schritte vom untersten Feld bis nach oben führen.',
    columns: { top: 'Schritte bis oben' },
    rows: { network: 'Netz', stations: 'Bahnhöfe', telegraph: 'Telegrafen' },
  },
  steps: {
    title: 'Felder der Leisten',
    help: 'Vom Startfeld, 0, an gezählt. Was man abgeben muss, um hinzukommen, steht neben den Punkten.',
    rows: STEP_ROWS,
    columns: {
      points: 'Punkte',
      pay: 'Kostet ($)',
      shares: 'Kostet (Aktien)',
      worker: 'Kostet (Arbeiter)',
    },
  },
  milestones: {
    title: 'Meilensteine',
    help: 'Punkte, die verlangten Arbeiter und eine bis drei Bedingungen.',
    values: { ...VALUES, ...CONDITIONS },
    columns: {
      points: 'Punkte',
      worker1: 'Arbeiter',
      worker2: 'Zweiter Arbeiter',
      is1: 'Bedingung 1',
      of1: 'Gruppe oder Dreiecke 1',
      count1: 'Wie viele 1',
      is2: 'Bedingung 2',
      of2: 'Gruppe oder Dreiecke 2',
      count2: 'Wie viele 2',
      is3: 'Bedingung 3',
      of3: 'Gruppe oder Dreiecke 3',
      count3: 'Wie viele 3',
    },
  },
};
