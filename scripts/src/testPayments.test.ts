import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@komawari/api/config';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestPayments, startTestPayments, type TestPayments } from './testPayments.ts';

let dataDir: string;
const opened: TestPayments[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'komawari-payments-'));
});
afterEach(async () => {
  for (const payments of opened.splice(0)) await payments.close();
  rmSync(dataDir, { recursive: true });
});

const configOf = (more: Record<string, string> = {}) =>
  readConfig({
    KOMAWARI_ENV: 'development',
    KOMAWARI_SECRET: 'a-secret-of-the-tests-that-nobody-else-uses',
    DATABASE_URL: 'postgres://localhost/komawari',
    ...more,
  });
const keep = (payments: TestPayments | null): TestPayments => {
  if (!payments) throw new Error('nothing was opened');
  opened.push(payments);
  return payments;
};
const baseOf = ({ environment }: TestPayments): string => String(environment['STRIPE_API_BASE']);
const open = async () => keep(await openTestPayments(configOf(), dataDir));
const start = async () => keep(await startTestPayments(configOf(), { port: 1, dataDir }));

/** Makes a payment of the past, and answers what the stand-in calls it. */
const makePast = async (payments: TestPayments) => {
  const answer = await fetch(`${baseOf(payments)}/dev/stripe/past`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payments: [{ purchaseId: 'r1', amount: 300, name: 'x', paidAt: 1, became: null }] }),
  });
  return (await answer.json()) as { payments: { sessionId: string }[] };
};

it('a command beside a running product sells by the same stand-in', async () => {
  const product = await start();
  expect((await open()).environment).toEqual(product.environment);
});

it('a command alone has a stand-in of its own, which knows the same payments and is known by the environment it gives', async () => {
  const first = await open();
  const made = await makePast(first);
  await first.close();
  const second = await open();
  expect(await makePast(second)).toEqual(made);
  expect(configOf(second.environment).selling).toMatchObject({ apiBase: baseOf(second), isTest: true });
});

it('a product that was killed leaves nothing that is believed', async () => {
  writeFileSync(join(dataDir, 'stripe.json.url'), 'http://127.0.0.1:9');
  expect(baseOf(await open())).not.toBe('http://127.0.0.1:9');
});

it('where keys are given or it is a production there is none', async () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  expect(await openTestPayments(configOf(keys), dataDir)).toBeNull();
  expect(await openTestPayments({ ...configOf(), env: 'production' }, dataDir)).toBeNull();
});
