import type { Transaction } from '../../database/index.ts';
import { newId } from '../../kernel/ids.ts';
import { sites } from './store/sites.ts';
import { users, type UserRecord } from './store/users.ts';

/** Gives an account a site that nobody but its owner sees, under this name. */
export async function addClosedSite(
  tx: Transaction,
  { id, screenName, displayName }: Pick<UserRecord, 'id' | 'screenName' | 'displayName'>,
): Promise<void> {
  await users.insert(tx, { id, screenName, displayName });
  await sites.insert(tx, { id: newId('Site'), userId: id, isClosed: true });
}
