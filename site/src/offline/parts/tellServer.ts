import { getSession } from '@komawari/ui/session';
import { toldEvent } from '@komawari/ui/kept/toldEvent.ts';
import { keptTables } from '@komawari/ui/kept/tables.ts';

/** Asks the browser to wake the worker when there is a line, also after the last page was closed. Not every browser can. */
export async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
    sync?: { register(tag: string): Promise<void> };
  };
  await registration.sync?.register('komawari-tell').catch(() => undefined);
}

/** Has the worker tell the server what was done without a line. Resolves when it is through, or nobody answered. */
export async function tellServer(): Promise<void> {
  const waiting = await keptTables.queue.all();
  if (waiting.length === 0) return;
  // A guest who liked something has an account from then on; the worker could make one, and this page would not know.
  if (waiting.some(({ isWrite }) => isWrite)) await getSession().getToken({ create: true });
  const { active } = await navigator.serviceWorker.ready;
  const told = await new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<number>) => resolve(data), { once: true });
    port1.start();
    active?.postMessage('tell', [port2]);
  });
  if (told > 0) dispatchEvent(new Event(toldEvent));
}
