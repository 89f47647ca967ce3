import { Client } from 'pg';
import { CHANNEL } from './declareChanges.ts';
import type { Log } from './PublisherParts.ts';

const RECONNECT_AFTER_MS = 1000;

/**
 * Calls back whenever a transaction that changed something commits. Keeps a connection of its own and opens it again
 * when it breaks; what is missed meanwhile is found by the worker's regular look. Returns the function that ends it.
 */
export function listenForChanges(url: string, log: Log, onChange: () => void): () => Promise<void> {
  let isStopped = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const reconnect = (error: unknown): void => {
    if (isStopped || timer) return;
    log.warn({ err: error }, 'lost the connection that announces changes, opening it again');
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, RECONNECT_AFTER_MS);
  };

  async function connect(): Promise<void> {
    const own = new Client({ connectionString: url, application_name: 'komawari-listen', keepAlive: true });
    client = own;
    own.on('error', reconnect);
    own.on('end', () => reconnect(null));
    own.on('notification', onChange);
    try {
      await own.connect();
      await own.query(`LISTEN ${CHANNEL}`);
      onChange();
    } catch (error) {
      reconnect(error);
    }
  }

  void connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
