import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { writeSale } from '../../testing/saleRows.ts';
import { releaseSales } from '../purchases/index.ts';
import { checkBooks } from './index.ts';

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
