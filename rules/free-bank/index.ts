import { defineGame } from '../kernel/game';
import { ACTIONS } from './actions';
import { apply } from './apply';
import { OPTIONS } from './data';
import { end, standings, status } from './end';
import { legal } from './legal';
import { EVENTS, REFUSALS, WHYS } from './refusals';
import { setup } from './setup';
import { de } from './text/de';
import { en } from './text/en';

export const freeBank = defineGame({
  id: 'free-bank',
  edition: 'Bankhalter',
  rulesVersion: 1,
  players: [2, 10],
  currency: '$',
  sign: options => options.sign,
  notes: [1, 5, 10, 20, 50, 100, 500],
  options: OPTIONS,
  actions: ACTIONS,
  overdraft: ['bank'],
  board: () => null,
  setup,
  legal,
  apply,
  end,
  standings,
  status,
  refusals: REFUSALS,
  whys: WHYS,
  events: EVENTS,
  text: { en, de },
});
