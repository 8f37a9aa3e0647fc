import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { device } from './device';
import { cleanName } from './header';
import { attempt } from './storage';

export interface Preferences {
  readonly language: 'system' | 'en' | 'de';
  readonly theme: 'system' | 'light' | 'dark';
  readonly textSize: 'small' | 'normal' | 'large' | 'huge';
  readonly haptics: boolean;
  /** Whether amounts are also told in the game's paper notes. */
  readonly notes: boolean;
  readonly sound: boolean;
  readonly keepAwake: boolean;
  readonly memoryAids: boolean;
}

export interface Settings extends Preferences {
  /** Names of players, last used first. */
  readonly names: readonly string[];
  /** Usual amounts of each game, as the banker has set them. */
  readonly amounts: Readonly<Record<string, readonly number[]>>;
  /** The last figures of each quick calculator. */
  readonly figures: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
  /** Whether the stored settings have been read. */
  readonly ready: boolean;
  readonly prefer: (changes: Partial<Preferences>) => void;
  readonly rememberNames: (names: readonly string[]) => void;
  readonly forgetName: (name: string) => void;
  readonly setAmounts: (game: string, amounts: readonly number[]) => void;
  readonly setFigures: (
    calculator: string,
    figures: Readonly<Record<string, string | number | boolean>>,
  ) => void;
}

const MOST_NAMES = 30;
const MOST_AMOUNTS = 12;

const DEFAULTS: Preferences = {
  language: 'system',
  theme: 'system',
  textSize: 'normal',
  haptics: true,
  notes: true,
  sound: false,
  keepAwake: true,
  memoryAids: true,
};

/** Settings are a convenience: where they cannot be kept, the app goes on without. */
const kept: StateStorage = {
  getItem: async id => {
    const read = await attempt(async () => ({
      ok: true,
      text: await (await device()).storage.doc('setting', id),
    }));
    return read.ok ? (read.text ?? null) : null;
  },
  setItem: async (id, text) => {
    await attempt(async () => {
      await (await device()).storage.write([{ do: 'put', kind: 'setting', id, text }]);
      return { ok: true };
    });
  },
  removeItem: async id => {
    await attempt(async () => {
      await (await device()).storage.write([{ do: 'delete', kind: 'setting', id }]);
      return { ok: true };
    });
  },
};

export const useSettings = create<Settings>()(
  persist(
    (set, get) => ({
      ...DEFAULTS,
      names: [],
      amounts: {},
      figures: {},
      ready: false,
      prefer: changes => set(changes),
      rememberNames: names => {
        const fresh = names.map(cleanName).filter(n => n !== '');
        const rest = get().names.filter(n => !fresh.some(f => f.toLowerCase() === n.toLowerCase()));
        set({ names: [...fresh, ...rest].slice(0, MOST_NAMES) });
      },
      forgetName: name => set({ names: get().names.filter(n => n !== name) }),
      setAmounts: (game, amounts) => {
        const sound = [...new Set(amounts)].filter(n => Number.isSafeInteger(n) && n > 0);
        set({ amounts: { ...get().amounts, [game]: sound.slice(0, MOST_AMOUNTS) } });
      },
      setFigures: (calculator, figures) => set({ figures: { ...get().figures, [calculator]: figures } }),
    }),
    {
      name: 'settings',
      version: 1,
      migrate: stored => stored as Settings,
      storage: createJSONStorage(() => kept),
      partialize: ({ ready: _ready, ...rest }) => rest as Settings,
      skipHydration: true,
    },
  ),
);

/** Reads the stored settings; without this the defaults stand. */
export const loadSettings = async (): Promise<void> => {
  await useSettings.persist.rehydrate();
  useSettings.setState({ ready: true });
};
