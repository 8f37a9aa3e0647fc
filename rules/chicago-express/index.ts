import { defineGame } from '../kernel/game';
import { ACTIONS } from './actions';
import { apply } from './apply';
import { board, SHEET } from './board';
import { CALCULATORS } from './calc';
import { end, standings } from './end';
import { layout } from './layout';
import { legal } from './legal';
import { EVENTS, REFUSALS, WHYS } from './refusals';
import { setup } from './setup';
import { companies, figures, settings, status, withSetting } from './status';
import { de } from './text/de';
import { en } from './text/en';
import { OPTIONS } from './types';

export const chicagoExpress = defineGame({
  id: 'chicago-express',
  edition: 'Queen Games, 2007',
  rulesVersion: 1,
  players: [2, 6],
  currency: '$',
  notes: [1, 5, 25],
  options: OPTIONS,
  actions: ACTIONS,
  overdraft: ['bank'],
  sheet: SHEET,
  board,
  companies,
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
