import { defineGame } from '../kernel/game';
import { ACTIONS } from './actions';
import { apply } from './apply';
import { board } from './board';
import { CALCULATORS } from './calc';
import { OPTIONS } from './data';
import { end, figures, settings, standings, status, withSetting } from './end';
import { layout } from './layout';
import { legal } from './legal';
import { SHARE } from './pieces';
import { EVENTS, REFUSALS, WHYS } from './refusals';
import { setup } from './setup';
import { SHEET } from './sheet';
import { de } from './text/de';
import { en } from './text/en';

export const railroadRevolution = defineGame({
  id: 'railroad-revolution',
  edition: 'Marco Canetta, Stefania Niccolini',
  rulesVersion: 1,
  players: [2, 4],
  currency: '$',
  notes: [50, 100, 500, 1000],
  options: OPTIONS,
  actions: ACTIONS,
  overdraft: ['bank', 'players'],
  endless: [`share:${SHARE}`],
  sheet: SHEET,
  board,
  setup,
  legal,
  apply,
  end,
  standings,
  worthIn: 'points',
  status,
  figures,
  layout,
  settings,
  withSetting,
  refusals: REFUSALS,
  whys: WHYS,
  events: EVENTS,
  calculators: CALCULATORS,
  text: { en, de },
});
