import { newId } from '../kernel/ids.ts';
import { post } from '../money/ledger/index.ts';
import type { TestApp, TestPerson } from './createTestApp.ts';

/** A sale to be written as it stands once it is paid. */
export interface SaleRow {
  seller: TestPerson;
  /** Left out: a buyer of its own, who has left since. */
  buyer?: TestPerson;
  /** Left out or null: the episode was purged since. */
  episodeId?: string | null;
  /** Of an episode that is not there. */
  episodeTitle?: string;
  workTitle?: string;
  price?: number;
  /** Left out: now. */
  soldAt?: Date;
}

/** Writes a sale with its posting, without the way there, at the fees of 6 and 3.6 percent. Answers its id. */
export async function writeSale({ services }: Pick<TestApp, 'services'>, row: SaleRow): Promise<string> {
  const { seller, buyer, episodeId = null, price = 500, soldAt = new Date() } = row;
  const { episodeTitle = 'Episode', workTitle = 'Work' } = row;
  const id = newId('Purchase');
  const creatorId = seller.actor.accountId;
  const platformFee = Math.floor((price * 600) / 10_000);
  const paymentFee = Math.floor((price * 360) / 10_000);
  const share = price - platformFee - paymentFee;
  await services.database.transact(async (tx) => {
    await tx.query(
      'insertSale',
      `INSERT INTO purchases (id, account_id, seller_id, episode_id, work_id, price, platform_fee, payment_fee, creator_share,
         platform_fee_bps, payment_fee_bps, status, method, purchased_at, episode_title, work_title, seller_name, is_test)
       VALUES ($1, $2, $3, $4, (SELECT work_id FROM episodes WHERE id = $4), $5, $6, $7, $8, 600, 360, 'COMPLETED', 'card', $9,
         coalesce((SELECT title FROM episodes WHERE id = $4), $10),
         coalesce((SELECT w.title FROM episodes e JOIN works w ON w.id = e.work_id WHERE e.id = $4), $11), 'Seller', true)`,
      [
        id,
        buyer?.actor.accountId ?? null,
        creatorId,
        episodeId,
        price,
        platformFee,
        paymentFee,
        share,
        soldAt,
        episodeTitle,
        workTitle,
      ],
    );
    await post(tx, {
      kind: 'SALE',
      key: `sale:${id}`,
      happenedAt: soldAt,
      entries: [
        { account: 'PROCESSOR', amount: -price },
        { account: 'CREATOR_PENDING', creatorId, amount: share },
        { account: 'PLATFORM', amount: platformFee },
        { account: 'PAYMENT_FEES', amount: paymentFee },
      ],
    });
  });
  return id;
}
