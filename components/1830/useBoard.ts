import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { eighteen30 } from '@/rules/1830';
import type { T1830 } from '@/rules/1830/types';
import type { AnyAction } from '@/rules/kernel/action';

import { isByRule } from '../desk/record-words';
import type { DeskContext } from '../desk/types';
import { useDesk } from '../desk/useDesk';
import { COLUMN, useLayout } from '../theme/useLayout';

export const GAME = '1830';

interface Board extends DeskContext {
  readonly t: T1830;
  /** Why an action would be refused, in words with its rule; nothing where it would be booked. */
  readonly whyNot: (action: AnyAction) => string | undefined;
}

/** The desk around, with its table opened. */
export const useBoard = (): Board => {
  const desk = useDesk();
  const whyNot = (action: AnyAction) => {
    const ruling = desk.preview(action);
    if (ruling.ok || !isByRule(ruling)) return undefined;
    return `${ruling.rule}: ${desk.tg(`reasons.${ruling.reason}`, ruling.params)}`;
  };
  return { ...desk, t: eighteen30.open(desk.table), whyNot };
};

const RAIL = 296;
const ACTIONS = 176;

/** How wide the stage of the frame is, so that the matrix and its head have the same columns. */
export const useStageWidth = (): number => {
  const { width } = useWindowDimensions();
  const { left, right } = useSafeAreaInsets();
  const layout = useLayout();
  if (layout === 'centred') return COLUMN;
  if (layout === 'landscape') return width - ACTIONS - left - right;
  return layout === 'wide' ? width - RAIL - ACTIONS : width;
};
