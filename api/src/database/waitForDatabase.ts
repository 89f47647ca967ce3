import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { isOutage } from '../kernel/outages.ts';

const ASK_EVERY_MS = 500;
const SAY_EVERY_MS = 10_000;

/** No database answers at the URL. The message says what PostgreSQL or the network says, and what to look at. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

/** The URL without its password. */
function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}

async function connectOnce(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A connection that breaks after it was refused has nothing more to say.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Resolves when the database takes connections. One that is starting, or not there yet, is waited for, up to `timeoutMs`,
 * and `say` hears of it; whatever else it answers (a wrong password, a name that is not there) ends the wait at once.
 * Throws DatabaseUnreachable.
 */
export async function waitForDatabase(
  url: string,
  { timeoutMs, say }: { timeoutMs: number; say: (line: string) => void },
): Promise<void> {
  const giveUpAt = Date.now() + timeoutMs;
  let sayAt = 0;
  for (;;) {
    try {
      return await connectOnce(url);
    } catch (cause) {
      const reason = (cause as Error).message || String((cause as { code?: unknown }).code);
      if (!isOutage(cause) || Date.now() + ASK_EVERY_MS > giveUpAt)
        throw new DatabaseUnreachable(
          `DATABASE_URL leads to no database that answers at ${withoutPassword(url)}: ${reason}. See that PostgreSQL runs there and the URL is right, then start again.`,
          { cause },
        );
      if (Date.now() >= sayAt) {
        sayAt = Date.now() + SAY_EVERY_MS;
        say(
          `Waiting for PostgreSQL at ${withoutPassword(url)}, up to ${Math.ceil((giveUpAt - Date.now()) / 1000)} s more: ${reason}.`,
        );
      }
      await wait(ASK_EVERY_MS);
    }
  }
}
