import type { Reader } from './database.ts';

/** Resolves when the database answers. */
export async function ping(reader: Reader): Promise<void> {
  await reader.query('ping', 'SELECT 1 AS one');
}
