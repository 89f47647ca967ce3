import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase } from '../testing/testCluster.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../kernel/errors.ts';
import { openDatabase, type Database } from './database.ts';
import { RATES, type Rate } from './rates.ts';
import { isOverRate, limitRate, limitRates } from './throttle.ts';

let database: Database;
beforeAll(async () => {
  database = openDatabase((await createTestDatabase()).url);
});
afterAll(() => database.close());

const refusalOf = async (rate: Rate, whose: string): Promise<Refusal | null> => {
  try {
    await limitRate(database, rate, whose);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};
/** Has it done so often already in this window. */
const insertThrottle = (rate: Rate, whose: string, count: number) =>
  database.query(
    'insertThrottle',
    `INSERT INTO throttles (key, count, window_ends_at) VALUES ($1, $2, now() + make_interval(secs => $3))`,
    [`${rate}:${whose}`, count, RATES[rate].seconds],
  );

describe('rate limits', () => {
  it('are those of the decisions', () => {
    expect(RATES).toMatchObject({
      like: { limit: 60, seconds: 60 },
      watch: { limit: 30, seconds: 60 },
      image: { limit: 400, seconds: 3600 },
      signUpMail: { limit: 5, seconds: 3600 },
      commentInMinute: { limit: 5, seconds: 60 },
      commentInHour: { limit: 30, seconds: 3600 },
    });
  });

  it.each(Object.keys(RATES) as Rate[])('%s: the last one is let through, the next one is told when', async (rate) => {
    const { limit, seconds } = RATES[rate];
    await insertThrottle(rate, 'mina', limit - 1);
    expect(await refusalOf(rate, 'mina')).toBeNull();
    const refusal = await refusalOf(rate, 'mina');
    expect(refusal?.code).toBe('RATE_LIMITED');
    expect(refusal?.details['retryAfter']).toBeGreaterThan(seconds - 30);
    expect(refusal?.details['retryAfter']).toBeLessThanOrEqual(seconds);
    const unit = seconds > 60 ? (seconds > 7200 ? 'hours' : 'minutes') : 'seconds';
    expect(refusal?.message).toMatch(new RegExp(`in \\d+ ${unit}\\.$`));
    expect(await refusalOf(rate, 'somebody else')).toBeNull();
    await database.query('endWindows', "UPDATE throttles SET window_ends_at = now() - interval '1 second'");
    expect(await refusalOf(rate, 'mina')).toBeNull();
  });

  it.each((Object.keys(RATES) as Rate[]).filter((rate) => rate.endsWith('From')))(
    '%s counts all addresses of the network that a visitor has as one',
    async (rate) => {
      await insertThrottle(rate, '2001:db8:0:1::/64', RATES[rate].limit - 1);
      expect(await refusalOf(rate, '2001:db8:0:1::aaaa')).toBeNull();
      expect((await refusalOf(rate, '2001:db8:0:1:bbbb::1'))?.code).toBe('RATE_LIMITED');
      await expect(limitRates(database, { [rate]: '2001:db8:0:1::cccc' })).rejects.toMatchObject({
        code: 'RATE_LIMITED',
      });
      expect(await isOverRate(database, rate, '2001:db8:0:1::dddd')).toBe(true);
      expect(await refusalOf(rate, '2001:db8:0:2::aaaa')).toBeNull();
    },
  );

  it('count several things at once, and refuse until the last of those that are over is', async () => {
    await insertThrottle('openidFrom', 'one place', RATES.openidFrom.limit - 1);
    await insertThrottle('openidAnswer', 'kei', RATES.openidAnswer.limit - 2);
    const both = { openidFrom: 'one place', openidAnswer: 'kei' };
    await limitRates(database, both);
    const refusal = await limitRates(database, both).catch((error: unknown) => error as Refusal);
    expect(refusal?.code).toBe('RATE_LIMITED');
    expect(refusal?.details['retryAfter']).toBeLessThanOrEqual(RATES.openidFrom.seconds);
    // A refused attempt counts too, of everything.
    const last = await limitRates(database, both).catch((error: unknown) => error as Refusal);
    expect(last?.details['retryAfter']).toBeGreaterThan(RATES.openidFrom.seconds);
    await limitRates(database, { openidFrom: 'another', openidAnswer: 'nobody yet' });
  });

  it('stands where something happens: no line of the table is without use', async () => {
    const folder = join(import.meta.dirname, '..');
    const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test|throttle)\.ts$/.test(file));
    const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const used = new Set(
      sources.flatMap((text) => [
        ...[...text.matchAll(/(?:limitRate|countRate|isOverRate)\([^']*'(\w+)'/g)].map(([, rate]) => rate),
        ...[...text.matchAll(/limitRates\([^;]*;/g)]
          .flatMap(([call]) => [...call.matchAll(/(\w+):/g)].map(([, rate]) => rate ?? ''))
          .filter((rate) => rate in RATES),
      ]),
    );
    expect([...used].toSorted()).toEqual(Object.keys(RATES).toSorted());
  });
});
