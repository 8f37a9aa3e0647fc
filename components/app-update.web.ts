import { useEffect, useState } from 'react';

import { type AppUpdate } from './app-update';

/** Registers the service worker, and says when a newer version has been fetched and waits. */
export const useAppUpdate = (): AppUpdate => {
  const [worker, setWorker] = useState<ServiceWorker>();

  useEffect(() => {
    if (__DEV__ || !('serviceWorker' in navigator)) return;
    const watch = (registration: ServiceWorkerRegistration) => {
      const offer = () => {
        // The very first worker has nobody to replace.
        if (registration.waiting && navigator.serviceWorker.controller) setWorker(registration.waiting);
      };
      offer();
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', offer);
      });
    };
    navigator.serviceWorker.register('/sw.js').then(watch, () => {
      // Without it the app works as long as there is a server.
    });
  }, []);

  const start = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    });
    worker?.postMessage({ type: 'SKIP_WAITING' });
  };
  return { waiting: worker !== undefined, start };
};
