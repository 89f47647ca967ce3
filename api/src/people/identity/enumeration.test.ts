import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS_CALLS, askForAddress, createAddressFixtures, type AddressCall } from '../../testing/addressCalls.ts';
import { compareTimes, timePairs } from '../../testing/compareTimes.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';

// The long form, 2 x 2,000 requests a call, is `npm run timing`.
const PAIRS = 24;
vi.setConfig({ testTimeout: 60_000 });
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await test.services.database.transact((tx) => createAddressFixtures(tx, PAIRS));
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

describe('the time an answer takes does not tell whether an address has an account', () => {
  it.each(Object.keys(ADDRESS_CALLS) as AddressCall[])('%s', async (call) => {
    const ask = (email: string) => askForAddress(test.app, call, email);
    await ask('warm@example.com');
    const { first, second } = await timePairs(PAIRS, {
      first: (index) => ask(`known${index}@example.com`),
      second: (index) => ask(`other${index}@example.com`),
    });
    // Guessing is right half of the time. With so few requests chance alone stays within 0.35 of it (four deviations);
    // an answer that skips the password check, or the mail, is at 0 or 1.
    expect(Math.abs(compareTimes(first, second, 100).slower - 0.5)).toBeLessThan(0.35);
  });
});

describe('comparing times', () => {
  const flat = Array.from({ length: 200 }, (_, index) => 10 + (index % 7));

  it('finds no difference between equals', () => {
    const { slower, difference } = compareTimes(flat, flat);
    expect(slower).toBe(0.5);
    expect([difference.low <= 0, difference.high >= 0]).toEqual([true, true]);
  });

  it('finds a difference of one millisecond', () => {
    const { slower, difference } = compareTimes(
      flat.map((time) => time + 1),
      flat,
    );
    expect(slower).toBeGreaterThan(0.6);
    expect(difference.value).toBeCloseTo(1);
  });
});
