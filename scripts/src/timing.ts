import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { start } from '@komawari/api';
import { readConfig } from '@komawari/api/config';
import { migrate } from '@komawari/api/database';
import { ADDRESS_CALLS, createAddressFixtures, type AddressCall } from '@komawari/api/testing/addressCalls';
import { compareTimes, timePairs } from '@komawari/api/testing/compareTimes';
import { makeFolder } from './bench/makeFolder.ts';
import { parseWords } from './parseWords.ts';
import { Refusal } from './Refusal.ts';
import { startPostgres } from '@komawari/postgres';
import { type AtEnd, runInterruptible } from './runInterruptible.ts';

// `npm run timing`: whether the time of an answer tells if an address has an account. 2,000 known and 2,000 unknown
// addresses for each call over HTTP, one at a time, in an order that changes at random. `--pairs 100` asks for fewer.

const USAGE = '--pairs is a whole number from 1: npm run timing -- --pairs 2000.';

/**
 * How far from half the share may be in which a known address takes longer: what guessing from one answer gains at most.
 * With few pairs chance alone reaches further: 3.3 standard deviations of the rank sum.
 */
const mayTell = (pairs: number): number => Math.max(0.05, 3.3 * Math.sqrt((2 * pairs + 1) / (12 * pairs * pairs)));

async function startProduct(pairs: number, atEnd: AtEnd): Promise<string> {
  const folder = makeFolder({ isQuick: false, atEnd });
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  atEnd(() => postgres.stop());
  await migrate(postgres.url);
  const config = readConfig({
    DATABASE_URL: postgres.url,
    KOMAWARI_DATA: join(folder, 'data'),
    KOMAWARI_ENV: 'test',
    KOMAWARI_SECRET: randomBytes(32).toString('hex'),
    // Limits count by network address; every request comes from one of its own.
    KOMAWARI_TRUST_PROXY: '1',
    KOMAWARI_PUBLIC_URL: 'http://localhost:3000',
    PORT: '0',
    LOG_LEVEL: 'error',
  });
  const running = await start({ config, roles: ['api'] });
  atEnd(() => running.close());
  await running.services.database.transact((tx) => createAddressFixtures(tx, pairs));
  if (!running.url) throw new Error('The product does not listen.');
  return running.url;
}

let asked = 0;

async function ask(origin: string, call: AddressCall, email: string): Promise<void> {
  asked += 1;
  const [path, body] = ADDRESS_CALLS[call](email);
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-komawari-client': 'web',
      'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    },
    body: JSON.stringify(body),
  });
  await response.text();
  if (response.status === 429 || response.status >= 500) throw new Error(`${path} answers ${response.status}.`);
}

/** Times one call for both kinds of addresses and says what it found; true when they look alike. */
async function look(origin: string, call: AddressCall, pairs: number): Promise<boolean> {
  for (let index = 0; index < 20; index += 1) await ask(origin, call, `warm${call.length}x${index}@example.com`);
  const { first, second } = await timePairs(pairs, {
    first: (index) => ask(origin, call, `known${index}@example.com`),
    second: (index) => ask(origin, call, `other${index}@example.com`),
  });
  const { medians, difference, slower } = compareTimes(first, second);
  const isAlike = Math.abs(slower - 0.5) <= mayTell(pairs);
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  console.log(
    `${call.padEnd(20)} ${pairs} + ${pairs}  known ${ms(medians[0])}  unknown ${ms(medians[1])}  difference ${ms(difference.value)} (99 %: ${ms(difference.low)} to ${ms(difference.high)})  known slower in ${(slower * 100).toFixed(1)} % of pairs: ${isAlike ? 'alike' : 'THEY DIFFER'}`,
  );
  return isAlike;
}

await runInterruptible(
  () => 'Interrupted: the calls that are told above are measured, the others are not.',
  async (atEnd) => {
    const { values } = parseWords({ options: { pairs: { type: 'string', default: '2000' } } }, USAGE);
    const pairs = Number(values.pairs);
    if (!Number.isInteger(pairs) || pairs < 1) throw new Refusal(USAGE);
    console.log(`${pairs} pairs of addresses for each call.`);
    const origin = await startProduct(pairs, atEnd);
    for (const call of Object.keys(ADDRESS_CALLS) as AddressCall[])
      if (!(await look(origin, call, pairs))) process.exitCode = 1;
  },
);
