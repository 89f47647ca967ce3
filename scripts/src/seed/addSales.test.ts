import { checkBooks } from '@komawari/api/operating';
import type { Services } from '@komawari/api/seeding';
import { createTestApp, type TestApp } from '@komawari/api/testing';
import { demoCatalogue } from '@komawari/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operate } from '../admin/testing/operate.ts';
import { addSales } from './addSales.ts';
import { type Person, settlePerson } from './people.ts';
import { type Published, publishWorks } from './publishWorks.ts';

let test: TestApp;
const people = new Map<string, Person>();
const published: Published = { works: new Map(), episodes: new Map() };

/** Works of the demo that have something to sell, with one picture for all pages. */
const creators = demoCatalogue.creators.flatMap((creator) => {
  const works = creator.works.filter(({ episodes }) => episodes.some(({ salesInfo }) => salesInfo));
  return works.length > 0 ? [{ ...creator, works }] : [];
});

async function publishAll(services: Services): Promise<void> {
  for (const creator of creators) {
    const owner = people.get(creator.screenName)!;
    const imageId = await test.addImage({ ...owner, token: '' });
    const keys = creator.works.flatMap(({ cover, episodes }) => [
      cover.key,
      ...episodes.flatMap(({ pages }) => pages.map(({ key }) => key)),
    ]);
    for (const { works, episodes } of await publishWorks(
      services,
      owner,
      creator,
      new Map(keys.map((key) => [key, imageId])),
    )) {
      for (const [key, id] of works) published.works.set(key, id);
      for (const [key, id] of episodes) published.episodes.set(key, id);
    }
  }
}

beforeAll(async () => {
  test = await createTestApp();
  for (const { email, screenName, displayName, selfIntroduction } of [...creators, ...demoCatalogue.readers])
    people.set(screenName, await settlePerson(test.services, { email, screenName, displayName, selfIntroduction }));
  await publishAll(test.services);
  await addSales(test.services, demoCatalogue, people, published);
});
afterAll(() => test.close());

const read = (sql: string, ...values: unknown[]) =>
  test.services.database.query<Record<string, never>>('r', sql, values);
const creator = () => people.get('haruno_koma')!;

describe('the demo sells', () => {
  it('at least three public episodes of two creators and more, each with free pages before the wall', async () => {
    const sold =
      await read(`SELECT (SELECT user_id FROM works w WHERE w.id = work_id) AS user_id, pages_charged_from AS free, publish_at, updated_at FROM episodes
      WHERE price IS NOT NULL AND status = 'PUBLIC' AND publish_at <= now()`);
    expect(sold.length).toBeGreaterThanOrEqual(3);
    expect(new Set(sold.map((row) => row['user_id'])).size).toBeGreaterThanOrEqual(2);
    for (const row of sold) expect(row).toMatchObject({ free: expect.any(Number), updated_at: row['publish_at'] });
  });

  it('one of them to the reader who signs in, and whom it is open to', async () => {
    const bought = await read(
      `SELECT episode_id AS id, price, method FROM purchases WHERE account_id = $1 AND status = 'COMPLETED' AND disputed_at IS NULL`,
      people.get('yomuko')!.actor.accountId,
    );
    expect(bought).toEqual([{ id: published.episodes.get('works/well-house/episodes/2'), price: 300, method: 'card' }]);
  });

  it('and the books agree', async () => {
    const books = await checkBooks(test.services);
    expect(books.faults).toEqual([]);
    expect(books.purchases).toBe(demoCatalogue.money.sales.length);
  });

  it('in three months and more, with a refund and a sale that is disputed', async () => {
    const months = await read(
      `SELECT date_trunc('month', purchased_at AT TIME ZONE 'Asia/Tokyo') AS month, sum(creator_share)::int AS share FROM purchases
       WHERE seller_id = $1 AND status = 'COMPLETED' AND disputed_at IS NULL GROUP BY 1`,
      creator().actor.accountId,
    );
    expect(months.length).toBeGreaterThanOrEqual(3);
    for (const month of months) expect(month['share']).toBeGreaterThan(0);
    const [ends] = await read(`SELECT count(*) FILTER (WHERE status = 'REFUNDED')::int AS refunded,
      count(*) FILTER (WHERE disputed_at IS NOT NULL)::int AS disputed FROM purchases`);
    expect(ends).toEqual({ refunded: 1, disputed: 1 });
  });

  it('and pays out: a withdrawal of each state, and the creator’s bank account is free for the next', async () => {
    const states = await read('SELECT DISTINCT state FROM withdrawals ORDER BY state');
    expect(states.map((row) => row['state'])).toEqual(['CANCELED', 'PAID', 'PROCESSING', 'REFUNDED', 'REQUESTED']);
    const [account] = await read('SELECT state FROM bank_accounts WHERE user_id = $1', creator().actor.accountId);
    expect(account).toEqual({ state: 'REGISTERED' });
    const early = await read(`SELECT amount FROM withdrawals w WHERE amount > (
      SELECT coalesce(sum(e.amount), 0) FROM postings p JOIN posting_entries e ON e.posting_id = p.id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.owner_id = w.creator_id AND a.kind = 'CREATOR_WITHDRAWABLE' AND p.happened_at < w.requested_at)`);
    expect(early, 'nothing was requested before it was there').toEqual([]);
  });

  it('by payments that the stand-in knows, so that an operator’s refund of one goes through', async () => {
    const { kept } = test.stripe.world.state;
    expect(Object.keys(kept.sessions)).toHaveLength(demoCatalogue.money.sales.length);
    const [refunded] = await read(`SELECT refund_id FROM purchases WHERE status = 'REFUNDED'`);
    expect(kept.refunds[String(refunded?.['refund_id'])]).toMatchObject({ status: 'succeeded' });
    const [disputed] = await read('SELECT dispute_id FROM purchases WHERE disputed_at IS NOT NULL');
    expect(kept.disputes[String(disputed?.['dispute_id'])]).toMatchObject({ status: 'needs_response' });
    const [sale] = await read(
      `SELECT id FROM purchases WHERE status = 'COMPLETED' AND disputed_at IS NULL AND released_at IS NULL LIMIT 1`,
    );
    const id = String(sale?.['id']);
    expect(await operate(test.services, ['sales', 'refund', id, '--reason', 'a trial'])).toContain(
      `${id} is refunded. The processor says: SUCCEEDED.`,
    );
    expect((await checkBooks(test.services)).faults).toEqual([]);
  });

  it('and nothing of it changes when it is seeded again', async () => {
    const before = await checkBooks(test.services);
    await publishAll(test.services);
    await addSales(test.services, demoCatalogue, people, published);
    expect(await checkBooks(test.services)).toEqual(before);
  });
});

it('nothing is sold where selling is closed', async () => {
  const closed = await createTestApp();
  const services = { ...closed.services, config: { ...closed.services.config, selling: null } };
  await addSales(services, demoCatalogue, new Map(), { works: new Map(), episodes: new Map() });
  expect((await checkBooks(services)).postings).toBe(0);
  await closed.close();
});
