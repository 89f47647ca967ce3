import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { tryEach } from '../../kernel/tryEach.ts';
import { lockCreator, post } from '../ledger/index.ts';
import { findSellersToRelease, markReleased } from './store/releases.ts';

/** So many sales a transaction: a creator whose sales wait for longer than usual does not lock what others need. */
const AT_ONCE = 500;

async function releaseSome(tx: Transaction, creatorId: string): Promise<number> {
  await lockCreator(tx, creatorId);
  const released = await markReleased(tx, creatorId, AT_ONCE);
  for (const { id, share, dueAt } of released)
    await post(tx, {
      kind: 'RELEASE',
      key: `release:${id}`,
      happenedAt: dueAt,
      entries: [
        { account: 'CREATOR_PENDING', creatorId, amount: -share },
        { account: 'CREATOR_WITHDRAWABLE', creatorId, amount: share },
      ],
    });
  return released.length;
}

/**
 * Makes the shares of a creator's sales that are 48 hours old withdrawable, and locks the creator: asked by whoever needs the
 * balance, in the transaction that uses it. Answers how many sales it were.
 */
export async function releaseSales(tx: Transaction, creatorId: string): Promise<number> {
  for (let count = 0; ;) {
    const released = await releaseSome(tx, creatorId);
    count += released;
    if (released < AT_ONCE) return count;
  }
}

/**
 * Does so for every creator, one after the other, in short transactions. Answers how many sales it were.
 * @throws AggregateError, when it was tried for every creator, with what went wrong
 */
export async function releaseDueSales({ database }: Needs<'database'>): Promise<number> {
  let count = 0;
  await tryEach(await findSellersToRelease(database), async (creatorId) => {
    for (let released = AT_ONCE; released === AT_ONCE; count += released)
      released = await database.transact((tx) => releaseSome(tx, creatorId));
  });
  return count;
}
