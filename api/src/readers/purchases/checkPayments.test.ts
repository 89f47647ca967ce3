import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkPayments } from '../../money/purchases/index.ts';
import { beginToBuy, buyEpisode, payAt, refreshPurchase } from '../../testing/buyEpisode.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { publishPaidEpisode } from '../../testing/publishEpisode.ts';
import { atStripe } from '../../testing/stripeEvents.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let id: string;
let intentId: string;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
});
afterAll(() => test.close());
beforeEach(async () => {
  const { kept } = test.stripe.world.state;
  for (const all of [kept.sessions, kept.intents, kept.charges, kept.refunds, kept.disputes])
    for (const key of Object.keys(all)) Reflect.deleteProperty(all, key);
  await sql('DELETE FROM purchases');
  await sql('DELETE FROM throttles');
  id = await buyEpisode(test, reader, (await publishPaidEpisode(test, author, { price: 500 })).id);
  intentId = Object.keys(kept.intents)[0] ?? '';
});

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('q', text, values);
const faults = async () => (await checkPayments(test.services, null))?.faults;
const charge = () => Object.values(test.stripe.world.state.kept.charges)[0]!;
const change = (set: string) => sql(`UPDATE purchases SET ${set} WHERE id = $1`, [id]);

it('purchases and money that agree are counted', async () => {
  expect(await checkPayments(test.services, null)).toEqual({ payments: 1, faults: [] });
});

it('every payment is looked at, also where there are many pages of them', async () => {
  const payments = Array.from({ length: 250 }, (_, index) => ({
    purchaseId: `rx${index}`,
    amount: 100,
    name: 'x',
    paidAt: 1_700_000_000 + index,
    became: null,
  }));
  await atStripe(test, 'past', { payments });
  const compared = await checkPayments(test.services, null);
  expect(compared?.payments).toBe(251);
  expect(compared?.faults).toHaveLength(51);
  expect(compared?.faults.at(-1)).toBe('And 200 more.');
  expect(await checkPayments(test.services, new Date(Date.now() - 86_400_000))).toEqual({ payments: 1, faults: [] });
});

const cases: [string, () => Promise<unknown>, RegExp][] = [
  [
    'money for a purchase that is not there',
    () => sql('DELETE FROM purchases'),
    /has ¥500 for the purchase \w+, which is not there/,
  ],
  [
    'another amount',
    () => change('price = 600, creator_share = creator_share + 100'),
    /costs ¥600, and the processor took ¥500/,
  ],
  [
    'a second payment',
    () => change(`payment_intent_id = 'pi_other'`),
    /was paid by pi_other, and the processor took money for it by pi_\w+, too/,
  ],
  [
    'a sale that nobody paid',
    async () => Reflect.deleteProperty(test.stripe.world.state.kept.intents, intentId),
    /is COMPLETED, and the processor knows of no money for it/,
  ],
  [
    'money that opens nothing',
    async () => {
      test.stripe.world.state.kept.intents[intentId]!.created -= 3600;
      await change(`status = 'EXPIRED', purchased_at = NULL`);
    },
    /is EXPIRED, and the processor has money for it/,
  ],
  [
    'money that was given back there',
    async () => Object.assign(charge(), { refunded: true }),
    /is COMPLETED, and the processor gave the money back/,
  ],
  [
    'a refund that was not made there',
    () => change(`status = 'REFUNDED', refund_status = 'SUCCEEDED'`),
    /is REFUNDED, and the processor did not give the money back/,
  ],
  [
    'a purchase that was taken back without a refund',
    () => change(`status = 'REFUNDED'`),
    /is REFUNDED, and the processor has the money still/,
  ],
  [
    'a claim at the bank',
    () => atStripe(test, `payments/${intentId}/dispute`),
    /is COMPLETED, and its buyer turned to the bank/,
  ],
  ['a lock without a claim', () => change('disputed_at = now()'), /is COMPLETED and disputed, and no claim/],
  [
    'a claim that was lost',
    async () => {
      await atStripe(test, `payments/${intentId}/dispute`);
      await atStripe(test, `disputes/${Object.keys(test.stripe.world.state.kept.disputes)[0]}/close`, {
        status: 'lost',
      });
    },
    /is COMPLETED, and the bank gave the money back/,
  ],
];
it.each(cases)('%s is found', async (_what, breakIt, sentence) => {
  await breakIt();
  const found = await faults();
  expect(found).toHaveLength(_what === 'a second payment' ? 2 : 1);
  expect(found?.[0]).toMatch(sentence);
});

it('what is on its way is no fault: a slip, money of this minute, a refund that has not arrived', async () => {
  const { id: episodeId } = await publishPaidEpisode(test, author, { price: 500 });
  const slip = await beginToBuy(test, reader, episodeId);
  await payAt(test, slip.checkoutUrl, 'later');
  await refreshPurchase(test, reader, slip.purchaseId);
  const paid = await beginToBuy(test, reader, (await publishPaidEpisode(test, author, { price: 500 })).id);
  await payAt(test, paid.checkoutUrl);
  await change(`status = 'REFUNDED', refund_status = 'PENDING'`);
  expect(await checkPayments(test.services, null)).toEqual({ payments: 2, faults: [] });
});

it('nothing is asked where nothing is sold', async () => {
  const services = { ...test.services, config: { ...test.services.config, selling: null } };
  expect(await checkPayments(services, null)).toBeNull();
});
