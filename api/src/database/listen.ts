import { Client } from 'pg';

const RECONNECT_AFTER_MS = 1000;

/**
 * Calls back whenever a transaction that announced something on the channel commits. Keeps a connection of its own and opens
 * it again when it breaks; what is missed meanwhile is found by the worker's regular look. Returns the function that ends it.
 */
export function listen(
  url: string,
  channel: string,
  log: { warn(facts: object, message: string): void },
  onNotice: () => void,
): () => Promise<void> {
  let isStopped = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const reconnect = (error: unknown): void => {
    if (isStopped || timer) return;
    log.warn({ err: error, channel }, 'lost the connection that announces changes, opening it again');
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
    own.on('notification', onNotice);
    try {
      await own.connect();
      await own.query(`LISTEN ${channel}`);
      onNotice();
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
