import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { writeSale } from '../../testing/saleRows.ts';
import { balancesOf } from '../ledger/index.ts';
import { releaseDueSales, releaseSales } from './index.ts';

let test: TestApp;
let seller: TestPerson;
let count = 0;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  count += 1;
  seller = await test.signUpCreator(`seller${count}`);
});

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);
const release = () => test.services.database.transact((tx) => releaseSales(tx, seller.actor.accountId));
const balances = () => balancesOf(test.services.database, seller.actor.accountId);

it('a sale can be withdrawn when it is 48 hours old, and not a minute earlier', async () => {
  await writeSale(test, { seller, price: 500, soldAt: hoursAgo(48) });
  await writeSale(test, { seller, price: 120, soldAt: hoursAgo(47.98) });
  expect(await balances()).toMatchObject({ pending: 452 + 109, withdrawable: 0 });
  expect(await release()).toBe(1);
  expect(await balances()).toMatchObject({ pending: 109, withdrawable: 452 });
  expect(await release()).toBe(0);
});

it('what is refunded or disputed stays where it is', async () => {
  const refunded = await writeSale(test, { seller, soldAt: hoursAgo(50) });
  const disputed = await writeSale(test, { seller, soldAt: hoursAgo(50) });
  await test.services.database.query('refund', `UPDATE purchases SET status = 'REFUNDED' WHERE id = $1`, [refunded]);
  await test.services.database.query('dispute', 'UPDATE purchases SET disputed_at = now() WHERE id = $1', [disputed]);
  expect(await release()).toBe(0);
});

it('the job releases sales of everybody, once, also when it runs twice at a time', async () => {
  const other = await test.signUpCreator(`other${count}`);
  for (const one of [seller, other]) await writeSale(test, { seller: one, price: 500, soldAt: hoursAgo(60) });
  const released = await Promise.all([releaseDueSales(test.services), releaseDueSales(test.services)]);
  expect(released.reduce((sum, one) => sum + one)).toBe(2);
  expect(await balances()).toMatchObject({ pending: 0, withdrawable: 452 });
});
