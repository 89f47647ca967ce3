/// <reference types="vite/client" />
import { trustScripts } from '@komawari/ui/trusted';

/** Code for workers comes from the application's own files and from nowhere else. */
const ownFile = trustScripts('komawari-workers', (address) => {
  const { origin, pathname, href } = new URL(address, location.href);
  if (origin !== location.origin || !pathname.startsWith(import.meta.env.BASE_URL))
    throw new TypeError('This is no worker of the application.');
  return href;
});

/** Starts a worker from one of the application's files. */
export const startWorker = (address: string): Worker => new Worker(ownFile(address), { type: 'module' });
