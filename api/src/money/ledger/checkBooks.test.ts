import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { writeSale } from '../../testing/saleRows.ts';
import { releaseSales } from '../purchases/index.ts';
import { checkBooks, post } from './index.ts';

let test: TestApp;
let seller: TestPerson;
let sold: string;

const sql = (text: string, values: unknown[] = []) => test.services.database.query('q', text, values);
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
const faults = async () => (await checkBooks(test.services)).faults;

beforeEach(async () => {
  test = await createTestApp();
  seller = await test.signUpCreator('seller');
  await writeSale(test, { seller, price: 120 });
  sold = await writeSale(test, { seller, price: 500, soldAt: hoursAgo(50) });
  await test.services.database.transact((tx) => releaseSales(tx, seller.actor.accountId));
});
afterEach(() => test.close());

it('books that are right come to 0, account by account', async () => {
  const books = await checkBooks(test.services);
  expect(books).toMatchObject({ postings: 3, entries: 10, purchases: 2, faults: [] });
  expect(Object.fromEntries(books.kinds.map(({ kind, balance }) => [kind, balance]))).toMatchObject({
    PROCESSOR: -620,
    CREATOR_PENDING: 109,
    CREATOR_WITHDRAWABLE: 452,
    PLATFORM: 37,
    PAYMENT_FEES: 22,
  });
});

it('a purchase that stands otherwise than it is booked is found', async () => {
  await sql(`UPDATE purchases SET status = 'REFUNDED' WHERE id = $1`, [sold]);
  expect(await faults()).toEqual([
    `The purchase ${sold} is REFUNDED with ¥0 for its creator and ¥0 of fees; the ledger says ¥452 and ¥48.`,
  ]);
});

it('a purchase that is in no book, a booked one that is not there, and a forgotten release are found', async () => {
  await sql(`UPDATE purchases SET id = id || 'x', released_at = NULL WHERE id = $1`, [sold]);
  const found = await faults();
  expect(found.toSorted()).toEqual([
    `The purchase ${sold} is not there with ¥0 for its creator and ¥0 of fees; the ledger says ¥452 and ¥48.`,
    `The purchase ${sold}x is COMPLETED with ¥452 for its creator and ¥48 of fees; the ledger says ¥0 and ¥0.`,
  ]);
  await sql(`UPDATE purchases SET id = $1 WHERE id = $1 || 'x'`, [sold]);
  expect(await faults()).toEqual([
    `The purchase ${sold} waits for its 48 hours, and the ledger says that it was released.`,
  ]);
});

it('entries that got past the database, and a checkpoint that is wrong, are found', async () => {
  await sql('ALTER TABLE posting_entries DISABLE TRIGGER ALL');
  await sql(`UPDATE posting_entries SET amount = amount - 1000 WHERE amount = 109`);
  await sql(
    `INSERT INTO ledger_checkpoints (account_id, cluster, horizon, balance)
     SELECT a.id, system_identifier::text, pg_current_xact_id(), 7 FROM ledger_accounts a, pg_control_system() WHERE a.kind = 'PLATFORM'`,
  );
  const found = await faults();
  expect(found[0]).toBe('All accounts together come to ¥-1000 and not to 0.');
  expect(found.join('\n')).toMatch(/The posting sale:\w+ has 4 entries that come to ¥-1000\./);
  expect(found.join('\n')).toMatch(/CREATOR_PENDING of \w+ stands at ¥-891\./);
  expect(found.join('\n')).toMatch(/The balance of account \d+ is ¥7 with its checkpoint and ¥37 without\./);
});

describe('what is booked otherwise than it stands is found:', () => {
  const withdraw = async (state: string) => {
    const [row] = await test.services.database.query<{ id: string }>(
      'w',
      `INSERT INTO withdrawals (creator_id, user_id, type, state, amount, fee, requested_at, closes_at, settled_at, failure)
       VALUES ($1, $1, 'BANK', $2, 400, 200, now(), now(), CASE WHEN $2 IN ('PAID', 'CANCELED', 'REFUNDED') THEN now() END,
         CASE WHEN $2 = 'REFUNDED' THEN 'NAME_DIFFERS' END) RETURNING id`,
      [seller.actor.accountId, state],
    );
    return row?.id ?? '';
  };
  const setAside = (id: string) =>
    test.services.database.transact((tx) =>
      post(tx, {
        kind: 'WITHDRAWAL',
        key: `withdraw:${id}`,
        entries: [
          { account: 'CREATOR_WITHDRAWABLE', creatorId: seller.actor.accountId, amount: -400 },
          { account: 'CREATOR_IN_TRANSFER', creatorId: seller.actor.accountId, amount: 400 },
        ],
      }),
    );

  it('a withdrawal that is in no book, and one that the books have still on its way', async () => {
    const id = await withdraw('REQUESTED');
    expect(await faults()).toEqual([
      `The withdrawal ${id} is REQUESTED with ¥400 on its way, ¥0 paid out and ¥0 of fees; the ledger says ¥0, ¥0 and ¥0.`,
    ]);
    await setAside(id);
    expect(await faults()).toEqual([]);
    await sql(`UPDATE withdrawals SET state = 'PAID', settled_at = now() WHERE id = $1`, [id]);
    expect(await faults()).toEqual([
      `The withdrawal ${id} is PAID with ¥0 on its way, ¥200 paid out and ¥200 of fees; the ledger says ¥400, ¥0 and ¥0.`,
    ]);
  });

  it('money set aside for a withdrawal that is not there', async () => {
    await setAside('nothing');
    expect(await faults()).toEqual([
      'The withdrawal nothing is not there with ¥0 on its way, ¥0 paid out and ¥0 of fees; the ledger says ¥400, ¥0 and ¥0.',
    ]);
  });

  it('sales that lapsed', async () => {
    const [row] = await test.services.database.query<{ id: string }>(
      'l',
      `INSERT INTO lapses (user_id, amount, lapsed_at, recoverable_until) VALUES ($1, 400, now(), now()) RETURNING id`,
      [seller.actor.accountId],
    );
    expect(await faults()).toEqual([`Of the lapsed sales ${row?.id} ¥400 are held; the ledger says ¥0.`]);
    await sql('UPDATE lapses SET recovered_at = now()');
    expect(await faults()).toEqual([]);
  });

  it('a share that is disputed, and what a buyer is owed', async () => {
    const sentence = (disputed: number, owed: number) =>
      `Of the purchase ${sold} ¥${disputed} are held back until a bank decides and ¥${owed} are owed to its buyer; the ledger says ¥0 and ¥0.`;
    await sql('UPDATE purchases SET disputed_at = now() WHERE id = $1', [sold]);
    expect(await faults()).toEqual([sentence(452, 0)]);
    await sql(`UPDATE purchases SET disputed_at = NULL, refund_status = 'FAILED' WHERE id = $1`, [sold]);
    expect(await faults()).toEqual([sentence(0, 500)]);
  });

  it('what a buyer gets back twice', async () => {
    await sql(`UPDATE purchases SET dispute_lost_at = now(), refund_status = 'SUCCEEDED' WHERE id = $1`, [sold]);
    expect(await faults()).toEqual([
      `Of the purchase ${sold} the platform bears ¥500 that its buyer gets twice; the ledger says ¥0.`,
    ]);
  });
});
