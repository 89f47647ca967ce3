import { findServerFaults } from './checkServer.ts';
import { migrate } from './migrate.ts';
import { waitForDatabase } from './waitForDatabase.ts';

/**
 * What every command does before it touches an installation: waits for a database that is starting, looks whether the server
 * keeps what it acknowledges, and brings the schema up to date. Throws errors whose messages are sentences for the person at
 * the keyboard.
 */
export async function prepareDatabase(
  { url, waitInSeconds }: { url: string; waitInSeconds: number },
  say: (line: string) => void = console.log,
): Promise<string[]> {
  await waitForDatabase(url, { timeoutMs: waitInSeconds * 1000, say });
  return migrate(url, { findFaults: findServerFaults, say });
}
