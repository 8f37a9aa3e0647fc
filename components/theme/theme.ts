import type { TextStyle } from 'react-native';

import { FAMILY, withFallback } from './families';
import {
  COLORS,
  ELEVATION,
  LIVERIES,
  MAP,
  MARKET,
  MOTION,
  NOTES,
  PLAIN,
  PLAYERS,
  RADIUS,
  SPACE,
  STROKE,
  TYPE,
  WORKERS,
} from './tokens';
import type { ColorRole, Paint, Scheme } from './tokens';

export type TypeVariant = keyof typeof TYPE;
export type Motion = Readonly<Record<keyof typeof MOTION, number>>;

/** Fill, lettering and edge of a company, with the letters that go with it. */
export interface CompanyPaint extends Paint {
  readonly code: string;
}

export interface Theme {
  readonly scheme: Scheme;
  readonly color: Readonly<Record<ColorRole, string>>;
  readonly market: Readonly<Record<keyof (typeof MARKET)['light'], string>>;
  readonly map: Readonly<Record<keyof (typeof MAP)['light'], string>>;
  readonly worker: Readonly<Record<keyof typeof WORKERS, Paint>>;
  readonly space: typeof SPACE;
  readonly radius: typeof RADIUS;
  readonly stroke: typeof STROKE;
  readonly type: Readonly<Record<TypeVariant, TextStyle>>;
  readonly elevation: Readonly<Record<'flat' | 'card' | 'sheet', string>>;
  readonly motion: Motion;
  readonly reducedMotion: boolean;
  /** What the reader asked for, the phone's own setting included: 1 to 2. */
  readonly textScale: number;
  /** A measure that grows with the text, up to `most` times. */
  readonly grow: (size: number, most?: number) => number;
  readonly livery: (gameId: string, companyId: string) => CompanyPaint;
  readonly player: (colorIndex: number) => Paint;
  /** Paper and ink of a note by the rank of its denomination, 0 the smallest. */
  readonly note: (rank: number) => { readonly paper: string; readonly ink: string };
}

const STILL: Motion = { tap: 0, quick: 0, settle: 0, sheet: 0, payout: 0, fade: MOTION.fade };
const SMALLEST = 12;

const textStyle = (variant: TypeVariant, textScale: number): TextStyle => {
  const token = TYPE[variant];
  const scale = Math.min(textScale, token.most);
  const weights: Readonly<Record<string, string>> = FAMILY[token.font];
  return {
    fontFamily: withFallback(weights[token.weight] ?? FAMILY.text.regular, token.font),
    fontSize: Math.max(SMALLEST, Math.round(token.size * scale * 2) / 2),
    lineHeight: Math.round(token.line * scale),
    letterSpacing: token.tracking,
    includeFontPadding: false,
    ...(variant === 'overline' && { textTransform: 'uppercase' }),
  };
};

const rank = <T>(list: readonly T[], at: number, otherwise: T): T =>
  list[((at % list.length) + list.length) % list.length] ?? otherwise;

const companyPaint = (gameId: string, companyId: string, scheme: Scheme): CompanyPaint => {
  const found = LIVERIES[gameId]?.[companyId];
  return { ...(found ?? PLAIN)[scheme], code: found?.code ?? companyId.toUpperCase() };
};

const build = (scheme: Scheme, textScale: number, reducedMotion: boolean): Theme => {
  const variants = Object.keys(TYPE) as TypeVariant[];
  const notes = NOTES[scheme];
  const liveries = new Map<string, CompanyPaint>();
  return {
    scheme,
    color: COLORS[scheme],
    market: MARKET[scheme],
    map: MAP[scheme],
    worker: {
      white: WORKERS.white[scheme],
      purple: WORKERS.purple[scheme],
      grey: WORKERS.grey[scheme],
      turquoise: WORKERS.turquoise[scheme],
      orange: WORKERS.orange[scheme],
    },
    space: SPACE,
    radius: RADIUS,
    stroke: STROKE,
    type: Object.fromEntries(variants.map(v => [v, textStyle(v, textScale)])) as Theme['type'],
    elevation: ELEVATION[scheme],
    motion: reducedMotion ? STILL : MOTION,
    reducedMotion,
    textScale,
    grow: (size, most = 2) => Math.round(size * Math.min(textScale, most)),
    livery: (gameId, companyId) => {
      const key = `${gameId} ${companyId}`;
      const paint = liveries.get(key) ?? companyPaint(gameId, companyId, scheme);
      liveries.set(key, paint);
      return paint;
    },
    player: index => rank(PLAYERS, index, PLAIN)[scheme],
    note: at => {
      const [paper = '', ink = ''] = notes[Math.min(Math.max(at, 0), notes.length - 1)] ?? [];
      return { paper, ink };
    },
  };
};

const made = new Map<string, Theme>();

/** Themes are made once for each setting, so that styles can be kept per theme. */
export const createTheme = (scheme: Scheme, textScale: number, reducedMotion: boolean): Theme => {
  const key = `${scheme} ${textScale} ${reducedMotion}`;
  const theme = made.get(key) ?? build(scheme, textScale, reducedMotion);
  made.set(key, theme);
  return theme;
};
