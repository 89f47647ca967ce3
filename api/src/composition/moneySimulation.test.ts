import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balancesOf, checkBooks } from '../money/ledger/index.ts';
import { checkPayments } from '../money/purchases/index.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { moneyCommands } from '../testing/moneySimulation/commands.ts';
import { Model } from '../testing/moneySimulation/Model.ts';
import { Real } from '../testing/moneySimulation/Real.ts';

/** Stories of one run; more are told with KOMAWARI_SIMULATIONS. */
const STORIES = Number(process.env['KOMAWARI_SIMULATIONS'] ?? 4);

let test: TestApp;
let real: Real;

beforeAll(async () => {
  test = await createTestApp();
  real = new Real(test);
});
afterAll(() => test.close());

/** What the books hold of each creator, and who can read what: as it is, and as the model says. */
async function compare(model: Model): Promise<void> {
  model.release();
  for (const [index, { actor }] of real.sellers.entries())
    expect(await balancesOf(test.services.database, actor.accountId), `balances of ${index}`).toEqual(
      model.balances(index),
    );
  const open = await real.sql<{ id: string }>(
    `SELECT p.id FROM purchases p WHERE p.status = 'COMPLETED' AND p.disputed_at IS NULL AND p.seller_id = ANY($1) ORDER BY 1`,
    [real.sellers.map(({ actor }) => actor.accountId)],
  );
  const wanted = model.sales.filter(({ place }) => place === 'PENDING' || place === 'WITHDRAWABLE');
  expect(open.map(({ id }) => id)).toEqual(wanted.map(({ purchaseId }) => purchaseId).toSorted());
  const readable = await real.sql<{ key: string }>(
    `SELECT b.account_id || b.episode_id AS key FROM bought_episodes b JOIN accounts a ON a.id = b.account_id WHERE b.episode_id = ANY($1)`,
    [real.goods.map(({ episodeId }) => episodeId)],
  );
  const present = new Set((await real.sql<{ id: string }>('SELECT id FROM accounts')).map(({ id }) => id));
  const buyers = wanted.filter(({ buyerId }) => present.has(buyerId)).map((sale) => sale.buyerId + sale.episodeId);
  expect(readable.map(({ key }) => key).toSorted()).toEqual(buyers.toSorted());
}

/** Of all stories together: sums, accounts below 0, and the processor's word. */
async function checkAll(): Promise<void> {
  const { kinds, faults } = await checkBooks(test.services);
  expect(kinds.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  expect(faults).toEqual([]);
  expect((await checkPayments(test.services, null))?.faults).toEqual([]);
}

it('money ends where it belongs, whatever is told twice, late, in any order or falsely, and whoever dies meanwhile', async () => {
  const ends = fc.constantFrom('WEBHOOKS' as const, 'JOBS' as const);
  const stories = fc.commands(moneyCommands, { maxCommands: 40, size: 'max' });
  await fc.assert(
    fc.asyncProperty(stories, ends, async (commands, by) => {
      const prices = [10_000, 777];
      await real.begin({ sellers: 2, buyers: 3, prices });
      const model = new Model(2);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      await real.hear(by);
      await compare(model);
      await checkAll();
    }),
    { numRuns: STORIES, endOnFailure: true },
  );
  // Stories of forty steps, each with its own questions to the database; an hour of them is asked for by number.
}, 600_000);
