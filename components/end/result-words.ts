import type { TFunction } from 'i18next';

import type { Story } from '@/rules/kernel/log';
import type { Standing } from '@/rules/kernel/table';

const MINUTE = 60_000;

/** How long the table was played: pauses of more than a quarter of an hour do not count. */
const PAUSE = 15 * MINUTE;

export const playedFor = (createdAt: number, { chapters }: Story): number =>
  chapters.reduce(
    ({ total, last }, { record }) => ({
      total: total + Math.min(PAUSE, Math.max(0, record.at - last)),
      last: record.at,
    }),
    { total: 0, last: createdAt },
  ).total;

export const durationWords = (t: TFunction<'app'>, ms: number): string => {
  const minutes = Math.round(ms / MINUTE);
  const h = Math.floor(minutes / 60);
  return h > 0 ? t('result.hours', { h, m: minutes % 60 }) : t('result.minutes', { m: minutes });
};

export const winnerWords = (
  t: TFunction<'app'>,
  standings: readonly Standing[],
  nameOf: (id: string) => string,
  over: boolean,
): string => {
  const first = standings.filter(s => s.place === 1).map(s => nameOf(s.player));
  const names = first.join(', ');
  if (first.length === 1) return t(over ? 'result.wins' : 'result.leads', { name: names });
  return t(over ? 'result.share' : 'result.leadsTogether', { names });
};
