import type { Transaction } from '../database/index.ts';
import type { Key } from './keys.ts';

/** The channel on which workers are told that there is something to do. */
export const CHANNEL = 'content_changes';

/**
 * Says which keys (keys.ts) the transaction changed. The rows commit with the change, so no crash can lose one without
 * the other, and they are only inserted, so writers never wait for each other here.
 */
export async function declareChanges(tx: Transaction, changed: readonly Key[]): Promise<void> {
  const distinct = [...new Set(changed)];
  if (distinct.length === 0) return;
  await tx.query(
    'declareChanges',
    `WITH inserted AS (INSERT INTO content_changes (key) SELECT unnest($1::text[]))
     SELECT pg_notify('${CHANNEL}', '')`,
    [distinct],
  );
}
