import type { Transaction } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { removeTwitterScreenName, writeTwitterScreenName } from './store/users.ts';

/** Shows the name at X on the profile, for an account that has one. Its pages are drawn again. */
export async function setTwitterScreenName(tx: Transaction, userId: string, name: string): Promise<void> {
  if (await writeTwitterScreenName(tx, userId, name)) await declareChanges(tx, [keys.user(userId)]);
}

/** Takes the name at X off the profile when it is still this one. */
export async function clearTwitterScreenName(tx: Transaction, userId: string, name: string): Promise<void> {
  if (await removeTwitterScreenName(tx, userId, name)) await declareChanges(tx, [keys.user(userId)]);
}
