import type { Transaction } from '../../database/index.ts';
import type { Entry, Posting } from './Posting.ts';
import { openAccounts, ownerOf } from './store/accounts.ts';
import { findPosting, insertPosting } from './store/postings.ts';

/** Entries as one text, the same in any order. */
const asText = (entries: readonly Entry[]): string =>
  entries
    .map((entry) => `${entry.account} ${ownerOf(entry) ?? ''} ${entry.amount}`)
    .toSorted()
    .join('\n');

/**
 * Writes a movement of money into the ledger, once: answers whether it was written now, false where it stood there already.
 * The same key with other entries is a fault. When the transaction commits, the database refuses a posting that does not come to 0
 * and one that takes more out of a creator's account than there is.
 */
export async function post(tx: Transaction, posting: Posting): Promise<boolean> {
  const entries = posting.entries.filter(({ amount }) => amount !== 0);
  let written = await insertPosting(tx, { ...posting, entries });
  if (written === 'NO_ACCOUNT') {
    // Once for each account. Who opens it at the same moment has ended when this goes on.
    await openAccounts(tx, entries);
    written = await insertPosting(tx, { ...posting, entries });
  }
  if (written === 'NO_ACCOUNT') throw new Error(`The posting ${posting.key} is about an account that does not exist.`);
  if (written === 'WRITTEN') return true;
  const found = await findPosting(tx, posting.key);
  if (found?.kind !== posting.kind || asText(found.entries) !== asText(entries))
    throw new Error(`The posting ${posting.key} stands in the ledger with other entries.`);
  return false;
}
