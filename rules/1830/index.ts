import { defineGame } from '../kernel/game';
import { ACTIONS } from './actions';
import { apply } from './apply';
import { CARDS, OPTIONS, SHEET } from './data';
import { CALCULATORS } from './calculators';
import { end, figures, standings } from './end';
import { layout } from './layout';
import { legal } from './legal';
import { EVENTS, REFUSALS, WHYS } from './refusals';
import { board, setup } from './setup';
import { settings, withSetting } from './settings';
import { status } from './status';
import { de } from './text/de';
import { en } from './text/en';

export const eighteen30 = defineGame({
  id: '1830',
  edition: 'Avalon Hill, 2/86',
  rulesVersion: 1,
  players: [2, 6],
  currency: '$',
  notes: [1, 5, 10, 20, 50, 100, 500],
  options: OPTIONS,
  actions: ACTIONS,
  overdraft: ['bank'],
  sheet: SHEET,
  board,
  companies: () => CARDS,
  setup,
  legal,
  apply,
  end,
  standings,
  status,
  figures,
  layout,
  settings,
  withSetting,
  calculators: CALCULATORS,
  refusals: REFUSALS,
  whys: WHYS,
  events: EVENTS,
  text: { en, de },
});
