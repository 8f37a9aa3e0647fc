import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { View } from 'react-native';

const FOCUSABLE = 'a[href], input, textarea, select, [tabindex]:not([tabindex="-1"])';
const open: symbol[] = [];

const around = (event: KeyboardEvent, box: HTMLElement): void => {
  const stops = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(el => el.ariaDisabled !== 'true');
  const first = stops[0];
  const last = stops[stops.length - 1];
  if (!first || !last) return event.preventDefault();
  const here = document.activeElement;
  const leaves = event.shiftKey ? here === first || here === box : here === last;
  if (!leaves && box.contains(here)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
};

/** Holds the keyboard's focus in the uppermost thing that is open; Escape closes it. */
export const useTrap = (ref: RefObject<View | null>, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const me = Symbol('open');
    const box: unknown = ref.current;
    if (!(box instanceof HTMLElement)) return;
    const before = document.activeElement;
    open.push(me);
    box.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (open[open.length - 1] !== me) return;
      if (event.key === 'Tab') around(event, box);
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      open.splice(open.indexOf(me), 1);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [ref]);
};
