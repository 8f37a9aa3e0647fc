import { act, configure, renderRouter, screen, fireEvent, waitFor } from 'expo-router/testing-library';

import { sampleDraft } from '@/components/tables/sample';
import type { AnyAction } from '@/rules/kernel/action';
import { freeBank } from '@/rules/free-bank';
import type { Game } from '@/rules/kernel/game';
import { connect } from '@/store/device';
import { useSettings } from '@/store/settings';
import type { Storage } from '@/store/storage';
import { memoryStorage } from '@/store/storage-memory';
import { tableStore } from '@/store/table';
import { useTables } from '@/store/tables';
import { oneWindow } from '@/store/windows';

/** A slow machine is no failure: what is waited for comes, or is not there at all. */
configure({ asyncUtilTimeout: 10_000 });

/** A device without anything on it, and the stores as on the first day. */
export const freshDevice = (storage: Storage = memoryStorage()): Storage => {
  connect(async () => ({ storage, windows: oneWindow }));
  useTables.setState({ status: 'loading', list: [], aside: [] });
  useSettings.setState({ language: 'en', theme: 'light', textSize: 'normal', names: [], amounts: {} });
  return storage;
};

/** A table of a game with four friends at it, and what has been played there. */
export const sampleTable = async (
  game: Game = freeBank,
  played: readonly AnyAction[] = [],
): Promise<string> => {
  const made = await useTables.getState().create(sampleDraft(game, 'Friday'));
  if (!made.ok) throw new Error(made.reason);
  if (played.length > 0) {
    const { open, dispatchAll, close } = tableStore(made.id).getState();
    await open();
    const booked = await dispatchAll(played);
    if (!booked.ok) throw new Error(booked.reason);
    close();
  }
  return made.id;
};

export const openAt = async (route: string): Promise<void> => {
  renderRouter('./app', { initialUrl: route });
  await act(async () => undefined);
};

type Pressed = 'button' | 'link' | 'radio' | 'switch' | 'menuitem';

/** Presses what a screen reader calls by this name; where several screens lie over each other, the one on top. */
export const press = async (name: string | RegExp, role: Pressed = 'button') => {
  const found = await waitFor(() => {
    const all = screen.getAllByLabelText(name).filter(one => one.props['role'] === role);
    const top = all[all.length - 1];
    if (top === undefined) throw new Error(`there is no ${role} called ${String(name)}`);
    return top;
  });
  fireEvent.press(found);
  await act(async () => undefined);
};

export const write = (label: string | RegExp, text: string) => {
  const [field] = screen.getAllByLabelText(label).filter(one => typeof one.props['value'] === 'string');
  if (field === undefined) throw new Error(`there is no field called ${String(label)}`);
  fireEvent.changeText(field, text);
};

/** Waits until a sentence stands on the screen. */
export const sees = (words: string | RegExp) =>
  waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));

export { screen };
