import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/index.ts';
import { insertAccount, writeDisabled } from '../identity/index.ts';
import { addClosedSite } from '../sites/index.ts';

/**
 * An account that is nobody's: there is no way into it and its site is closed. It keeps what was bought of an account that is
 * deleted, under a name that says so.
 * @returns its id
 */
export async function addKeeper(tx: Transaction): Promise<string> {
  const id = await insertAccount(tx);
  await writeDisabled(tx, id, true);
  await addClosedSite(tx, {
    id,
    screenName: `deleted-${randomBytes(6).toString('hex')}`,
    displayName: 'Deleted account',
  });
  return id;
}
