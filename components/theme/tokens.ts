/** Every colour and measure of the app. Roles first: components ask for `surface` or `gain`, never for a hex code. */
interface Livery {
  readonly code: string;
  readonly light: Paint;
  readonly dark: Paint;
}

/** Fill, what is written on it, and its edge. */
export interface Paint {
  readonly fill: string;
  readonly on: string;
  readonly edge: string;
}

type Hexes = readonly [fill: string, on: string, edge: string];

const paint = ([fill, on, edge]: Hexes): Paint => ({ fill, on, edge });

const livery = (code: string, light: Hexes, dark: Hexes): Livery => ({
  code,
  light: paint(light),
  dark: paint(dark),
});

const light = {
  surface: '#F5EEDD',
  surfaceRaised: '#FFFBF1',
  surfaceSunken: '#EAE0C9',
  surfaceHeader: '#163B2E',
  surfaceHeaderDeep: '#0F2C22',
  scrim: '#0B1410A6',
  ink: '#17241E',
  inkSoft: '#4C5850',
  inkFaint: '#6B6A55',
  onHeader: '#FBF4E2',
  onHeaderSoft: '#C9D6C4',
  line: '#D8CBAE',
  lineStrong: '#857C60',
  guilloche: '#B9AE8C',
  guillocheWash: '#DDD6C0',
  guillocheOnHeader: '#38614F',
  accent: '#1D4B3A',
  accentPressed: '#12382A',
  onAccent: '#FBF4E2',
  accentText: '#1D4B3A',
  accentSoft: '#DDE6D3',
  onAccentSoft: '#123527',
  oxblood: '#7C1D2B',
  onOxblood: '#FFF4EA',
  oxbloodSoft: '#F3DCD3',
  onOxbloodSoft: '#6A1522',
  brass: '#8A5A0A',
  brassSoft: '#F4E2B6',
  onBrassSoft: '#5C3B00',
  brassFill: '#C79A3B',
  onBrassFill: '#231700',
  gain: '#1A5F3F',
  loss: '#8E1B2B',
  warn: '#85560A',
  info: '#22527F',
  gaugeSpent: '#7FA891',
  gaugeLeft: '#FBF4E2',
  gaugeRed: '#F0837A',
  gaugeNeedle: '#F2C868',
  focus: '#1F5FA8',
  focusOnDark: '#F2C868',
  disabledFill: '#E3D9C2',
  disabledInk: '#615D4B',
} as const;

export type ColorRole = keyof typeof light;

const dark: Record<ColorRole, string> = {
  surface: '#0D1512',
  surfaceRaised: '#141E1A',
  surfaceSunken: '#080E0B',
  surfaceHeader: '#10261D',
  surfaceHeaderDeep: '#0B1B15',
  scrim: '#000000B3',
  ink: '#F1E7D0',
  inkSoft: '#BDB79E',
  inkFaint: '#948F78',
  onHeader: '#F6ECD5',
  onHeaderSoft: '#A9BBA9',
  line: '#2B3932',
  lineStrong: '#77826F',
  guilloche: '#3C5246',
  guillocheWash: '#26362E',
  guillocheOnHeader: '#254A39',
  accent: '#307358',
  accentPressed: '#285F49',
  onAccent: '#FBF4E2',
  accentText: '#92CBAA',
  accentSoft: '#1D3A2D',
  onAccentSoft: '#CDE8D5',
  oxblood: '#A23A44',
  onOxblood: '#FFF4EA',
  oxbloodSoft: '#3A1A1D',
  onOxbloodSoft: '#F7C9C2',
  brass: '#E0B65C',
  brassSoft: '#3A2E12',
  onBrassSoft: '#F3D998',
  brassFill: '#D1A64A',
  onBrassFill: '#1E1400',
  gain: '#8ED1A6',
  loss: '#F39A90',
  warn: '#E8BD62',
  info: '#9CC4EA',
  gaugeSpent: '#A3C6B2',
  gaugeLeft: '#FBF4E2',
  gaugeRed: '#FFA79C',
  gaugeNeedle: '#F2C868',
  focus: '#F2C868',
  focusOnDark: '#F2C868',
  disabledFill: '#1C2621',
  disabledInk: '#8F8C78',
};

export const COLORS: Readonly<Record<Scheme, Readonly<Record<ColorRole, string>>>> = { light, dark };

export type Scheme = 'light' | 'dark';

/** Paper and ink of a note by the rank of its denomination, the smallest first. */
export const NOTES: Readonly<Record<Scheme, readonly (readonly [paper: string, ink: string])[]>> = {
  light: [
    ['#E7E0CC', '#3D3A2C'],
    ['#D5E3CF', '#1D4B3A'],
    ['#F2D9CF', '#7C1D2B'],
    ['#DCE3EE', '#22426F'],
    ['#F3E3B5', '#694600'],
    ['#E5DAEA', '#4F2B66'],
    ['#2B332E', '#F6ECD5'],
  ],
  dark: [
    ['#4A473A', '#F1E7D0'],
    ['#26453A', '#D6ECDD'],
    ['#4A2427', '#F7D0C9'],
    ['#24364E', '#D2E1F5'],
    ['#4A3A14', '#F3DFA6'],
    ['#3B2A49', '#E4D2F0'],
    ['#E9DFC8', '#17241E'],
  ],
};

export const MARKET = {
  light: {
    cell: '#FFFBF1',
    par: '#F6DDD6',
    yellow: '#F7E7A0',
    orange: '#F0BE85',
    brown: '#CFA986',
    cellInk: '#3A4339',
    parEdge: '#9B2A36',
  },
  dark: {
    cell: '#1A2620',
    par: '#4A2528',
    yellow: '#5A4E1C',
    orange: '#6A421C',
    brown: '#4A3325',
    cellInk: '#E3DAC4',
    parEdge: '#E08A84',
  },
} as const;

export const MAP = {
  light: {
    water: '#DFE4DA',
    plain: '#F3EAD0',
    forest: '#C9D6AE',
    mountain: '#DCC7A4',
    city: '#FFFBF1',
    industrial: '#E8C9BE',
    hexLine: '#C2B48F',
    label: '#17241E',
    cost: '#8E1B2B',
    tree: '#7E9464',
    peak: '#8A6F45',
    houseFill: '#17241E',
    houseInk: '#FBF4E2',
  },
  dark: {
    water: '#0A1210',
    plain: '#1E2721',
    forest: '#22382A',
    mountain: '#3A3024',
    city: '#2C3731',
    industrial: '#4A2C2A',
    hexLine: '#39463D',
    label: '#F1E7D0',
    cost: '#F39A90',
    tree: '#3E5F49',
    peak: '#7C6849',
    houseFill: '#F1E7D0',
    houseInk: '#17241E',
  },
} as const;

export const LIVERIES: Readonly<Record<string, Readonly<Record<string, Livery>>>> = {
  '1830': {
    prr: livery('PRR', ['#1F7459', '#FFF9EC', '#153F1F'], ['#22785E', '#FFF9EC', '#A9DDB6']),
    nyc: livery('NYC', ['#29272B', '#FFF9EC', '#17171A'], ['#2B292E', '#FFF9EC', '#CFCBD2']),
    cpr: livery('CPR', ['#B3202F', '#FFF9EC', '#7A1216'], ['#AE1F2B', '#FFF9EC', '#F4B2AC']),
    bo: livery('B&O', ['#1A55B4', '#FFF9EC', '#0B356B'], ['#245FC0', '#FFF9EC', '#AECBF0']),
    co: livery('C&O', ['#A4DAEE', '#17150E', '#2F6A80'], ['#BFE3F2', '#17150E', '#E3F5FB']),
    erie: livery('ERIE', ['#F7E34C', '#17150E', '#7A6A00'], ['#F5E04C', '#17150E', '#FFF8C4']),
    nynh: livery('NYNH', ['#DF7B22', '#17150E', '#7D4408'], ['#DB7A22', '#17150E', '#FFDCB2']),
    bm: livery('B&M', ['#A9CC94', '#17150E', '#4A6B14'], ['#A6CB86', '#17150E', '#E4F5C8']),
  },
  'chicago-express': {
    prr: livery('PRR', ['#B3262B', '#FFF9EC', '#7A1216'], ['#C4383A', '#FFF9EC', '#F2B3A9']),
    bo: livery('B&O', ['#1B4A9C', '#FFF9EC', '#12356B'], ['#2A62BE', '#FFF9EC', '#B7D0F2']),
    co: livery('C&O', ['#F2C62F', '#17150E', '#7A5C00'], ['#F2CA45', '#17150E', '#FFF0B8']),
    nyc: livery('NYC', ['#1B7D62', '#FFF9EC', '#14522F'], ['#3AA888', '#06140C', '#BDEBD0']),
    wabash: livery('WAB', ['#1B1915', '#FFF9EC', '#000000'], ['#0A0908', '#FFF9EC', '#D9CFB8']),
  },
  spekulation: {
    grey: livery('A', ['#9E9599', '#17150E', '#4A4845'], ['#A2999D', '#17150E', '#E2E0DA']),
    blue: livery('B', ['#1F62C2', '#FFF9EC', '#0D3468'], ['#2A68CC', '#FFF9EC', '#B2CDF2']),
    red: livery('C', ['#95182A', '#FFF9EC', '#741019'], ['#A4202E', '#FFF9EC', '#F5B4AE']),
    yellow: livery('D', ['#F6DC40', '#17150E', '#7A6100'], ['#F5DC4A', '#17150E', '#FFF3BF']),
    green: livery('E', ['#1C6A58', '#FFF9EC', '#0C3D24'], ['#1E7560', '#FFF9EC', '#A5DEC0']),
    orange: livery('F', ['#E07B24', '#17150E', '#80440A'], ['#DF8230', '#17150E', '#FFDCB6']),
    violet: livery('G', ['#4E2368', '#FFF9EC', '#43205A'], ['#5E2E78', '#FFF9EC', '#DDBFF0']),
    white: livery('H', ['#F4F1E8', '#17150E', '#5C5647'], ['#EDEBE2', '#17150E', '#FFFFFF']),
  },
};

/** Seats in the order the theme hands them out: oxblood, navy, mustard, pine, plum, terracotta, sky, slate, rose, lime. */
export const PLAYERS: readonly Livery[] = [
  livery('1', ['#8A1F30', '#FFF9EC', '#5C0F1D'], ['#9A2C3C', '#FFF9EC', '#F0B5BC']),
  livery('2', ['#2363A8', '#FFF9EC', '#0E2E56'], ['#2B68B0', '#FFF9EC', '#B4D0F0']),
  livery('3', ['#EBC33F', '#17150E', '#7A5600'], ['#EAC44A', '#17150E', '#FFEDBD']),
  livery('4', ['#1E6650', '#FFF9EC', '#0F3B2A'], ['#1F7058', '#FFF9EC', '#A8DEC6']),
  livery('5', ['#3D2A70', '#FFF9EC', '#42204D'], ['#4A3684', '#FFF9EC', '#DDBDE8']),
  livery('6', ['#E0772B', '#17150E', '#7C3A10'], ['#DE7B30', '#17150E', '#FFD5B8']),
  livery('7', ['#A9DBEA', '#17150E', '#2C647F'], ['#B4DFEC', '#17150E', '#DDF1FA']),
  livery('8', ['#33363B', '#FFF9EC', '#272E33'], ['#34383E', '#FFF9EC', '#C6D0D6']),
  livery('9', ['#E0A3C4', '#17150E', '#874455'], ['#E2A9C8', '#17150E', '#FBE2E7']),
  livery('10', ['#8DB56B', '#17150E', '#5C6A10'], ['#8FB86E', '#17150E', '#EEF6C6']),
];

export const WORKERS = {
  white: livery('W', ['#F6F1E6', '#17150E', '#5C5647'], ['#EDE6D6', '#17150E', '#FFFFFF']),
  purple: livery('P', ['#6E3F88', '#FFF9EC', '#43205A'], ['#7C4A9A', '#FFF9EC', '#DDBFF0']),
  grey: livery('G', ['#83878C', '#17150E', '#474B4F'], ['#7F8388', '#17150E', '#E0E3E6']),
  turquoise: livery('T', ['#4ABDBF', '#17150E', '#0E5557'], ['#62C8C9', '#17150E', '#C6F0F0']),
  orange: livery('O', ['#DE7B26', '#17150E', '#7D4408'], ['#DF8230', '#17150E', '#FFDCB2']),
} as const satisfies Readonly<Record<string, Livery>>;

/** A company without colours of its own. */
export const PLAIN = livery('', ['#EAE0C9', '#17241E', '#857C60'], ['#2B3932', '#F1E7D0', '#77826F']);

export const SPACE = {
  xxs: 2,
  xs: 4,
  s: 8,
  m: 12,
  l: 16,
  xl: 24,
  xxl: 32,
  xxxl: 48,
  gutter: 16,
  touch: 48,
  touchPrimary: 56,
  actionBar: 88,
  cashStrip: 60,
  headerRow: 48,
} as const;

export const RADIUS = {
  none: 0,
  xs: 3,
  s: 6,
  m: 10,
  l: 14,
  sheet: 20,
  pill: 999,
  plate: 4,
} as const;

export const STROKE = {
  hair: 0.75,
  line: 1,
  keyline: 1.5,
  strong: 2,
  guilloche: 0.6,
} as const;

type Weight = 'regular' | 'medium' | 'semibold' | 'bold';

interface TypeToken {
  readonly font: 'display' | 'text';
  readonly weight: Weight;
  readonly size: number;
  readonly line: number;
  readonly tracking: number;
  /** How far the text may grow; what is large already needs less. */
  readonly most: number;
}

export const TYPE = {
  moneyHuge: { font: 'display', weight: 'bold', size: 52, line: 56, tracking: -0.5, most: 1.3 },
  moneyLarge: { font: 'display', weight: 'bold', size: 34, line: 38, tracking: -0.3, most: 1.5 },
  money: { font: 'display', weight: 'semibold', size: 21, line: 24, tracking: -0.2, most: 1.6 },
  moneySmall: { font: 'display', weight: 'semibold', size: 16, line: 20, tracking: 0, most: 1.8 },
  moneyTable: { font: 'display', weight: 'semibold', size: 14, line: 18, tracking: 0, most: 1.5 },
  displayL: { font: 'display', weight: 'bold', size: 30, line: 34, tracking: -0.3, most: 1.4 },
  displayM: { font: 'display', weight: 'bold', size: 24, line: 28, tracking: -0.2, most: 1.6 },
  displayS: { font: 'display', weight: 'semibold', size: 18, line: 22, tracking: 0, most: 1.8 },
  body: { font: 'text', weight: 'regular', size: 16, line: 22, tracking: 0.1, most: 2 },
  bodyStrong: { font: 'text', weight: 'semibold', size: 16, line: 22, tracking: 0.1, most: 2 },
  button: { font: 'text', weight: 'semibold', size: 17, line: 22, tracking: 0.2, most: 2 },
  label: { font: 'text', weight: 'medium', size: 14, line: 18, tracking: 0.1, most: 2 },
  caption: { font: 'text', weight: 'medium', size: 13, line: 16, tracking: 0.15, most: 2 },
  overline: { font: 'text', weight: 'semibold', size: 12, line: 16, tracking: 0.8, most: 2 },
  plate: { font: 'text', weight: 'bold', size: 12, line: 14, tracking: 0.3, most: 2 },
} as const satisfies Readonly<Record<string, TypeToken>>;

/** Shadows as CSS for the new architecture and the web. */
export const ELEVATION = {
  light: {
    flat: '0 1px 0 #D8CBAE',
    card: '0 1px 2px #17241E1F, 0 4px 14px #17241E14',
    sheet: '0 -6px 28px #17241E33',
  },
  dark: {
    flat: '0 1px 0 #2B3932',
    card: '0 1px 2px #00000080, 0 6px 18px #00000066',
    sheet: '0 -8px 32px #000000B3',
  },
} as const;

export const MOTION = { tap: 80, quick: 140, settle: 220, sheet: 260, payout: 420, fade: 80 } as const;

/** Codes and printed matter are dark on light in both themes. */
export const QR_INK = '#000000';
export const QR_PAPER = '#FFFFFF';
