import { writeSale } from '@komawari/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOperatorTest, type OperatorTest } from '../testing/openOperatorTest.ts';
import { payPastSales } from '../../seed/payPastSales.ts';
import { operate } from '../testing/operate.ts';

let test: OperatorTest['test'];
let sold: string;

beforeAll(async () => {
  const { test: app, hana } = await openOperatorTest();
  test = app;
  sold = await writeSale(test, {
    seller: hana,
    price: 500,
    episodeTitle: '第1話',
    soldAt: new Date('2025-10-02T00:00:00Z'),
  });
  await payPastSales(test.services);
});
afterAll(() => test.close());

const run = (...words: string[]) => operate(test.services, words);
const sql = (text: string) => test.services.database.query('q', text, [sold]);

it('books that agree are one line of sums, others end with what differs', async () => {
  expect(await run('ledger', 'check')).toBe(
    '1 postings, 4 entries, 1 purchases, 1 payments at the processor, sum 0; CREATOR_PENDING 452; PAYMENT_FEES 18; PLATFORM 30; PROCESSOR -500',
  );
  await sql(`UPDATE purchases SET status = 'REFUNDED' WHERE id = $1`);
  await expect(run('ledger', 'check')).rejects.toThrow(`The purchase ${sold} is REFUNDED`);
  await sql(`UPDATE purchases SET status = 'COMPLETED' WHERE id = $1`);
  const [charge] = Object.values(test.stripe.world.state.kept.charges);
  if (charge) charge.refunded = true;
  await expect(run('ledger', 'check')).rejects.toThrow(`${sold} is COMPLETED, and the processor gave the money back.`);
  if (charge) charge.refunded = false;
});

it('a month comes in sums, and one that has not begun in a sentence', async () => {
  expect(await run('sales', 'month', '2025-10')).toBe(
    '2025-10: 1 sales, readers paid ¥500, platform ¥30, payment ¥18, creators ¥452; 0 refunded, 0 disputed (in no sum)',
  );
  await expect(run('sales', 'month', '2099-01')).rejects.toThrow('no month that has begun');
});

it('withdrawals are frozen with a reason, once, and let go', async () => {
  await run('sales', 'freeze', 'Hana', '--reason', 'stolen cards');
  await expect(run('sales', 'freeze', 'hana', '--reason', 'x')).rejects.toThrow('frozen already: stolen cards');
  await expect(run('sales', 'freeze', 'nobody', '--reason', 'x')).rejects.toThrow('Nobody is called @nobody.');
  await run('sales', 'unfreeze', 'hana', '--reason', 'a mistake');
  await expect(run('sales', 'unfreeze', 'hana', '--reason', 'x')).rejects.toThrow('are not frozen');
});

it('a purchase is refunded once, and shows both sides with what was done about it', async () => {
  await run('sales', 'refund', sold, '--reason', 'pages were missing');
  await expect(run('sales', 'refund', sold, '--reason', 'again')).rejects.toThrow('there is nothing to refund');
  const shown = await run('sales', 'show', sold);
  expect(shown).toContain(`${sold}  REFUNDED, test money`);
  expect(shown).toContain('Price ¥500: platform ¥30, payment ¥18, creator ¥452');
  expect(shown).toMatch(/refund:\w+ {2}CREATOR_PENDING {2}−¥452/);
  expect(shown).toMatch(/REFUND by .+: pages were missing/);
  expect(shown).toMatch(/FREEZE by .+: stolen cards/);
  await expect(run('sales', 'show', 'r0')).rejects.toThrow('There is no purchase r0.');
  expect(await run('ledger', 'check')).toBe('2 postings, 8 entries, 1 purchases, 1 payments at the processor, sum 0');
});
