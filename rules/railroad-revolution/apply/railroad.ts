import { player, type Account, type PlayerId } from '../../kernel/ledger';
import { EXTRA, RAILS } from '../data';
import { openNow, withoutCheapest, withOpen } from '../effects';
import { beside, left, MAP } from '../pieces';
import { move, pay, refuse } from '../refusals';
import { withCompany } from '../rounds';
import type { ActionNamed, RailTable, Result, State } from '../types';
import { withDeed } from './claim';

type RailAction = ActionNamed<'rail'>;

const withRail = (state: State, { by, terrain, trade, cities }: RailAction): State =>
  withCompany(state, by, c => ({
    rails: [...c.rails, { terrain, trade }],
    cities: [
      ...c.cities,
      ...cities.filter((city, i) => !c.cities.includes(city) && cities.indexOf(city) === i),
    ],
  }));

/** RR-8: terrain and trade symbols cost and bring nothing, but the rail counts for milestones. */
const freeRail = (t: RailTable, a: RailAction): Result => {
  const { by } = a;
  const { phase } = t.state;
  const open = openNow(phase);
  const cheapest = withoutCheapest(open.rail);
  if (cheapest === undefined) return refuse('effect-not-open', { by, effect: 'rail' });
  const setup = phase.name === 'setup';
  if (!setup && left(t, by, 'rail') === 0) return refuse('no-rail-left', { by });
  const from: Account = setup ? beside(by) : player(by);
  const [price, rest] = cheapest;
  return {
    ok: true,
    state: withRail(withOpen(t.state, { ...open, rail: rest }), a),
    entries: [move('rail', from, MAP, 1, 'free-rail'), pay(player(by), 'bank', price, 'free-rail')],
  };
};

/** What the rails of one action cost; RR-4: the full price also for a single one. */
export const railCost = (triangles: number): number => RAILS.price + triangles * RAILS.triangle;
/** What the orange worker brings for them. */
export const orangeRailGain = (triangles: number): number =>
  EXTRA.railroad.orange + triangles * EXTRA.railroad.triangle;

const paidRail = (t: RailTable, a: RailAction): Result => {
  const { by, terrain, trade } = a;
  const { phase } = t.state;
  if (phase.name !== 'action') return refuse('not-now', { by });
  const { deed } = phase;
  if (deed.name !== 'railroad') return refuse('another-action', { by, deed: deed.name });
  if (deed.laid >= deed.toLay) return refuse('rails-laid', { by, n: deed.laid });
  if (left(t, by, 'rail') === 0) return refuse('no-rail-left', { by });
  const orange = deed.extra === 'orange' ? terrain * EXTRA.railroad.triangle : 0;
  return {
    ok: true,
    state: withRail(
      withDeed(t.state, {
        ...deed,
        laid: deed.laid + 1,
        triangles: deed.triangles + terrain,
        trade: deed.trade || trade,
      }),
      a,
    ),
    entries: [
      move('rail', player(by), MAP, 1, 'rail-laid'),
      pay(player(by), 'bank', deed.laid === 0 ? RAILS.price : 0, 'rails'),
      pay(player(by), 'bank', terrain * RAILS.triangle, 'terrain'),
      pay('bank', player(by), orange, 'orange-worker'),
    ],
  };
};

export const rail = (t: RailTable, a: RailAction): Result => {
  const unknown = a.cities.find(city => t.board.cities[city] === undefined);
  if (unknown !== undefined) return refuse('no-such-city', { city: unknown });
  return a.free === true ? freeRail(t, a) : paidRail(t, a);
};

/** RR-4: turquoise lays three rails for the same price, and needs three. */
export const canLayThree = (t: RailTable, by: PlayerId, laid: number): boolean =>
  laid + left(t, by, 'rail') >= RAILS.turquoise;
