import { useEffect, useEffectEvent } from 'react';

/** A field takes every key, a button its own Enter. */
const taken = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.matches(key === 'Enter' ? 'input, textarea, button, [role="button"]' : 'input, textarea');

/** Keys pressed anywhere but where they mean something already; true when the key was used. */
export const useKeys = (onKey: (key: string) => boolean): void => {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const plain = !event.metaKey && !event.ctrlKey && !event.altKey;
      if (plain && !taken(event) && handle(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
