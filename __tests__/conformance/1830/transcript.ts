import type { AnyAction } from '../../../rules/kernel/action';
import type { PlayerId } from '../../../rules/kernel/ledger';
import { COMPANIES, PRIVATES, type Company, type Private } from '../../../rules/1830/data';

/** What the adapter reads of a transcript; FORMAT.md beside the files describes it in full. */
export interface Where {
  readonly round: { readonly type: string; readonly turn: number; readonly num?: number };
  readonly step: string | null;
  readonly acting: readonly string[];
  readonly operating_now: string | null;
  readonly finished: boolean;
}
export interface After extends Where {
  readonly [field: string]: unknown;
}
export interface TranscriptStep {
  readonly i: number;
  readonly type: string;
  readonly actor: string;
  readonly by: string | null;
  readonly info: Readonly<Record<string, unknown>>;
  readonly step: string;
  readonly refused?: string;
  readonly events: readonly { readonly type: string; readonly corp?: string }[];
  readonly after: After;
}
export interface Transcript {
  readonly players: readonly string[];
  readonly optional_rules: readonly string[];
  readonly options?: {
    readonly capital: string;
    readonly diesels: number | string;
    readonly sixes: number;
    readonly bank: number;
    readonly multiple_brown_from_ipo: boolean;
  };
  readonly initial: After;
  readonly steps: readonly TranscriptStep[];
  readonly result: Readonly<Record<string, number>>;
}

const CODES = ['PRR', 'NYC', 'CPR', 'B&O', 'C&O', 'ERIE', 'NYNH', 'B&M'];
const PRIVATE_CODES = ['SV', 'CS', 'DH', 'MH', 'CA', 'BO'];

export const codeOf = (c: Company): string => CODES[COMPANIES.indexOf(c)] ?? c;
export const privateCode = (p: Private): string => PRIVATE_CODES[PRIVATES.indexOf(p)] ?? p;
export const seatOf = (id: PlayerId): string => id.toUpperCase();
export const companyId = (code: unknown): string => COMPANIES[CODES.indexOf(String(code))] ?? String(code);
const privateId = (code: unknown): string => PRIVATES[PRIVATE_CODES.indexOf(String(code))] ?? String(code);
const playerId = (seat: unknown): string => String(seat).toLowerCase();
const isCompany = (code: unknown): boolean => CODES.includes(String(code));

export const optionsOf = ({ options, optional_rules }: Transcript): Readonly<Record<string, unknown>> => ({
  capital: options?.capital === 'next-operating-round' ? 'next-round' : 'at-once',
  diesels:
    options === undefined || options.diesels === 'unlimited'
      ? 'unlimited'
      : options.diesels === 0
        ? 'none'
        : 'six',
  sixes: options?.sixes === 3 ? 'three' : 'two',
  bank: options?.bank ?? 12000,
  brown:
    options?.multiple_brown_from_ipo === true || optional_rules.includes('multiple_brown_from_ipo')
      ? 'everywhere'
      : 'pool',
});

const SELLERS: Readonly<Record<string, string>> = { depot: 'bank', bank_pool: 'pool' };

const trainAction = ({ actor, info }: TranscriptStep): AnyAction => {
  const company = companyId(info['corp'] ?? actor);
  const from = SELLERS[String(info['seller'])] ?? companyId(info['seller']);
  const { train, price, trade_in: trade, president_contribution: help } = info;
  if (typeof help === 'number' && help > 0) {
    const helped = { type: 'buy-train-with-help', company, train, from, help, price };
    return info['forced'] === false ? { ...helped, route: false } : helped;
  }
  const plain = { type: 'buy-train', company, train, from, price };
  return trade === undefined ? plain : { ...plain, trade };
};

const passAction = ({ actor, info }: TranscriptStep): AnyAction => {
  switch (info['step']) {
    case 'Bid on Companies':
    case 'Sell/Buy/Sell Shares':
      return { type: 'pass', by: playerId(actor) };
    case 'Buy Trains':
    case 'Buy Companies': {
      const plain = { type: 'end-turn', company: companyId(actor) };
      return typeof info['route'] === 'boolean' ? { ...plain, route: info['route'] } : plain;
    }
    default:
      return { type: 'skip', company: companyId(actor) };
  }
};

/** One step of a transcript in the words of our rules. */
export const translate = (s: TranscriptStep): readonly AnyAction[] => {
  const { actor, info } = s;
  const company = companyId(info['corp'] ?? actor);
  switch (s.type) {
    case 'bid':
      return info['direct_purchase'] === true
        ? [{ type: 'take', by: playerId(actor), private: privateId(info['company']), price: info['price'] }]
        : [{ type: 'bid', by: playerId(actor), private: privateId(info['company']), amount: info['price'] }];
    case 'par':
      return [{ type: 'par', by: playerId(actor), company, price: info['par'] }];
    case 'buy_shares': {
      const by = playerId(info['player']);
      const from = info['source'] === 'pool' ? 'pool' : 'offering';
      if (info['exchanged_private'] !== undefined) return [{ type: 'swap', by, from }];
      return Array.from({ length: Number(info['percent']) / 10 }, () => ({ type: 'buy', by, company, from }));
    }
    case 'sell_shares':
      return [{ type: 'sell', by: playerId(info['player']), company, shares: info['shares'] }];
    case 'pass':
      return [passAction(s)];
    case 'lay_tile':
      return info['via_private'] === 'CS'
        ? [{ type: 'lay-csl', company, tile: info['tile'] }]
        : [{ type: 'lay-track', company, cost: info['cost'], field: info['hex'], tile: info['tile'] }];
    case 'place_token':
      return s.step === 'Place Home Token'
        ? []
        : [{ type: 'place-token', company, cost: info['cost'], field: info['hex'] }];
    case 'run_routes':
      // A run of nothing is booked with the dividend that follows; an attempt at one has nothing that follows.
      return info['revenue'] === 0 && s.refused === undefined
        ? []
        : [{ type: 'run', company, revenue: info['revenue'] }];
    case 'dividend':
      if (info['revenue'] === 0) return [{ type: 'run', company, revenue: 0 }];
      return [{ type: info['kind'] === 'payout' ? 'pay-out' : String(info['kind']), company }];
    case 'buy_train':
      return [trainAction(s)];
    case 'buy_company':
      return isCompany(info['buyer'])
        ? [
            {
              type: 'buy-private',
              company: companyId(info['buyer']),
              private: privateId(info['company']),
              price: info['price'],
            },
          ]
        : [
            {
              type: 'trade-private',
              private: privateId(info['company']),
              to: playerId(info['buyer']),
              price: info['price'],
            },
          ];
    case 'discard_train':
      return [{ type: 'discard-train', company, train: info['train'] }];
    case 'bankrupt':
      return [{ type: 'bankrupt', by: playerId(info['player']) }];
    default:
      return s.type.startsWith('program_') ? [] : [{ type: s.type }];
  }
};
