import type { Svg } from 'react-native-svg';

import type { Unit } from '@/rules/kernel/ledger';
import { ledgerCsv } from '@/store/csv';
import { exportTable, fileName } from '@/store/files';
import { useTables } from '@/store/tables';

import { recordWords } from '../desk/record-words';
import { useDesk } from '../desk/useDesk';
import { useMoney, useWords } from '../i18n/WordsProvider';
import { unitWords } from '../ledger/ledger-records';
import { saveText } from '../tables/save-text';
import { printHtml } from './print-html';
import { savePicture } from './save-picture';
import { setupSheet } from './setup-sheet';
import { shareText } from './share-text';

/** Everything that can be taken out of one table. Each throws where the device will not. */
export const useSharing = () => {
  const desk = useDesk();
  const { id, name, game, table, story, tg, nameOf, seats, status, last } = desk;
  const t = useWords();
  const money = useMoney();
  const header = useTables(s => s.list.find(l => l.header.id === id)?.header);
  const unit = (u: Unit | string): string =>
    u === 'cash' ? t('share.cash') : nameOf(u.replace(/^\w+:/, ''));
  const lines = game.standings(table).map(({ player, place, worth }) => {
    const seat = seats.find(s => s.id === player);
    return {
      place,
      name: seat?.name ?? player,
      initials: seat?.initials ?? '?',
      color: seat?.color ?? 0,
      amount: game.worthIn === 'points' ? `${worth} ${t('result.points', { count: worth })}` : money(worth),
    };
  });
  const round = tg(`status.${status.round.key}`, status.round.params);

  const file = async (): Promise<void> => {
    const done = await exportTable(id);
    if (!done.ok) throw new Error(done.reason);
    await saveText(done.name, done.text, 'application/json');
  };
  const csv = async (): Promise<void> => {
    if (header === undefined) throw new Error('no header');
    const h = (key: 'line' | 'time' | 'from' | 'to' | 'unit' | 'amount' | 'why' | 'about' | 'note') =>
      t(`share.heads.${key}`);
    const text = ledgerCsv(header, story, {
      heads: [
        h('line'),
        h('time'),
        h('from'),
        h('to'),
        h('unit'),
        h('amount'),
        h('why'),
        h('about'),
        h('note'),
      ],
      account: nameOf,
      unit,
      why: why => (why in game.whys ? tg(`whys.${why}`) : why),
    });
    await saveText(fileName(name, game.id, 'csv'), text, 'text/csv');
  };
  const text = async (): Promise<void> => {
    const told = lines.map(l => t('share.place', { place: l.place, name: l.name, amount: l.amount }));
    await shareText([`${name} · ${tg('name')} · ${round}`, ...told].join('\n'));
  };
  const picture = async (card: Svg | null): Promise<void> => {
    const base64 = await new Promise<string>((resolve, reject) => {
      if (card === null) reject(new Error('no card'));
      else card.toDataURL(resolve, { width: 720, height: 720 });
    });
    await savePicture(fileName(name, game.id, 'png'), base64.replace(/^data:image\/png;base64,/, ''));
  };
  const print = async (): Promise<void> => {
    const asked = tg(`status.${status.asks.key}`, status.asks.params);
    const head = [
      `${tg('name')} · ${round}`,
      status.actor === undefined ? asked : t('share.turnOf', { name: nameOf(status.actor), asked }),
      ...(last === undefined
        ? []
        : [t('share.lastDone', { words: recordWords({ t, tg, nameOf }, last.record) })]),
    ];
    await printHtml(
      setupSheet(desk, {
        title: t('share.sheetTitle', { name }),
        head,
        holds: t('share.holds'),
        made: t('share.made'),
        amount: n => money(n),
        count: (of, n) => unitWords(desk, t, of, n),
      }),
    );
  };
  return { file, csv, text, picture, print, lines, subtitle: `${tg('name')} · ${round}` };
};
