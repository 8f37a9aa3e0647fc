import { useEffect, useEffectEvent } from 'react';

/** Keys pressed anywhere but in a field of text; true when the key was used. */
export const useKeys = (onKey: (key: string) => boolean): void => {
  const handle = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.matches('input, textarea');
      if (!inField && !event.metaKey && !event.ctrlKey && !event.altKey && handle(event.key))
        event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
