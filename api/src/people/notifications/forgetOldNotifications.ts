import type { Database } from '../../database/index.ts';
import { deleteOldNotifications } from './store/notifications.ts';

/** Rows of one transaction. */
const BATCH = 5000;

/** Deletes notifications that were kept long enough (decisions 4.11), so that no statement runs for long. */
export async function forgetOldNotifications(database: Database): Promise<void> {
  while ((await database.transact((tx) => deleteOldNotifications(tx, BATCH))) === BATCH);
}
