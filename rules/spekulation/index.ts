import { defineGame } from '../kernel/game';
import { ACTIONS } from './actions';
import { apply } from './apply';
import { CALCULATORS } from './calc';
import { OPTIONS } from './data';
import { end, figures, settings, standings, withSetting } from './end';
import { layout } from './layout';
import { legal } from './legal';
import { EVENTS, REFUSALS, WHYS } from './refusals';
import { setup } from './setup';
import { readBoard, SHEET } from './sheet';
import { status } from './status';
import { de } from './text/de';
import { en } from './text/en';

export const spekulation = defineGame({
  id: 'spekulation',
  edition: 'Dirk Henn',
  rulesVersion: 1,
  players: [3, 6],
  currency: '$',
  notes: [],
  options: OPTIONS,
  actions: ACTIONS,
  overdraft: ['bank'],
  sheet: SHEET,
  board: readBoard,
  companies: t => t.board.companies,
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
