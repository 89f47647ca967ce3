import { writeSale } from '@komawari/api/testing';
import { sign } from '@komawari/stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { payPastSales } from '../../seed/payPastSales.ts';
import { openOperatorTest, type OperatorTest } from '../testing/openOperatorTest.ts';
import { operate } from '../testing/operate.ts';

let test: OperatorTest['test'];
let hana: OperatorTest['hana'];
let sold: string;

beforeAll(async () => {
  ({ test, hana } = await openOperatorTest());
});
afterAll(() => test.close());
beforeEach(async () => {
  sold = await writeSale(test, { seller: hana, price: 500, episodeTitle: '第1話' });
  await payPastSales(test.services);
});

const run = (...words: string[]) => operate(test.services, words);
const read = async () => {
  const [row] = await test.services.database.query<Record<string, unknown>>(
    'r',
    'SELECT status, disputed_at IS NOT NULL AS locked, payment_intent_id AS intent FROM purchases WHERE id = $1',
    [sold],
  );
  return row ?? {};
};
const atStripe = (path: string, fields: object = {}) =>
  fetch(`${test.stripe.url}/dev/stripe/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
/** The buyer turns to the bank, and we hear of it. */
const dispute = async () => {
  const answer = await atStripe(`payments/${String((await read())['intent'])}/dispute`);
  const { id } = (await answer.json()) as { id: string };
  const event = Object.values(test.stripe.world.state.kept.events).findLast(
    ({ type }) => type === 'charge.dispute.created',
  );
  const payload = JSON.stringify(event);
  const signature = sign(payload, test.stripe.webhookSecret, Math.floor(Date.now() / 1000));
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const heard = await test.app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload });
  expect(heard.statusCode).toBe(204);
  return id;
};
const end = (as: string) => run('sales', 'dispute', sold, '--as', as, '--reason', 'the card was stolen');

it('disputes are listed with what is held back and what the processor says', async () => {
  expect(await run('sales', 'disputes')).toBe('Nothing is disputed.');
  const id = await dispute();
  expect(await run('sales', 'disputes')).toMatch(
    new RegExp(
      `^${sold}  since .+ ¥500, of which ¥452 are held back from Seller: 第1話; the bank has not decided \\(${id}\\)$`,
    ),
  );
  await end('lost');
});

it('an open claim is given in to: the processor hears of it, the sale is undone, and who did it stands written', async () => {
  const id = await dispute();
  expect(await end('lost')).toContain(`The dispute about ${sold} is lost.`);
  expect(test.stripe.world.state.kept.disputes[id]?.status).toBe('lost');
  expect(await read()).toMatchObject({ status: 'REFUNDED', locked: false });
  expect(await run('sales', 'show', sold)).toMatch(/DISPUTE_LOST by .+: the card was stolen/);
  await expect(end('lost')).rejects.toThrow('is not disputed');
  expect(await run('ledger', 'check')).toContain('sum 0');
});

it('that a claim is won is for the bank to say; then, and when it was taken back, the lock is opened', async () => {
  const id = await dispute();
  await expect(end('won')).rejects.toThrow('waits for the bank');
  await atStripe(`disputes/${id}/close`, { status: 'won' });
  await expect(end('lost')).rejects.toThrow('decided the other way');
  expect(await end('won')).toContain(`The dispute about ${sold} is won.`);
  expect(await read()).toMatchObject({ status: 'COMPLETED', locked: false });
  expect(await run('sales', 'show', sold)).toMatch(/DISPUTE_WON by .+: the card was stolen/);
});

it('a claim that the processor does not know cannot be lost', async () => {
  const id = await dispute();
  Reflect.deleteProperty(test.stripe.world.state.kept.disputes, id);
  await expect(end('lost')).rejects.toThrow('Refund it instead');
  await expect(end('drawn')).rejects.toThrow('--as won or --as lost');
  await end('won');
  expect(await read()).toMatchObject({ status: 'COMPLETED', locked: false });
});
