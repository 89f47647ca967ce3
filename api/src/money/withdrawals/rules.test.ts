import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBlock, judgeRequest, type Standing } from './judgeRequest.ts';
import { beginOf, endOf, monthOf, MONTHS_KEPT, nameOf } from './months.ts';
import { feeOf } from './terms.ts';
import { closeOfWeek, isClosed, transferDaysOf } from './week.ts';

const jst = (text: string) => new Date(`${text}+09:00`);
const day = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

describe('a week closes on Sunday at 23:59:59 in Tokyo, to the second', () => {
  it.each([
    ['2026-11-16T00:00:00.000', '2026-11-22T23:59:59'],
    ['2026-11-22T20:31:00.000', '2026-11-22T23:59:59'],
    ['2026-11-22T23:59:59.999', '2026-11-22T23:59:59'],
    ['2026-11-23T00:00:00.000', '2026-11-29T23:59:59'],
    ['2026-12-31T23:59:59.000', '2027-01-03T23:59:59'],
  ])('what is asked at %s closes at %s', (at, closesAt) => {
    expect(closeOfWeek(jst(at))).toEqual(jst(closesAt));
  });

  it.each([
    ['2026-11-22T23:59:58.999', false],
    ['2026-11-22T23:59:59.999', false],
    ['2026-11-23T00:00:00.000', true],
  ])('at %s it is over: %s', (at, expected) => {
    expect(isClosed(jst('2026-11-22T23:59:59'), jst(at))).toBe(expected);
  });
});

describe('a transfer arrives within four bank days', () => {
  it.each([
    ['an ordinary week', '2026-11-15T23:59:59', '2026-11-16', '2026-11-19'],
    ['a holiday on Monday', '2026-11-22T23:59:59', '2026-11-24', '2026-11-27'],
    ['the end of the year', '2026-12-27T23:59:59', '2026-12-28', '2027-01-04'],
    ['the days in May', '2027-05-02T23:59:59', '2027-05-06', '2027-05-11'],
  ])('after %s', (_what, closesAt, sentOn, arrivesBy) => {
    const days = transferDaysOf(jst(closesAt));
    expect([day(days.sentOn), day(days.arrivesBy)]).toEqual([sentOn, arrivesBy]);
  });
});

describe('the fee of a transfer', () => {
  it.each([
    ['BANK', 1000, 200],
    ['BANK', 29_999, 200],
    ['BANK', 30_000, 0],
    ['BANK', 1_000_000, 0],
    ['GIFT', 500, 0],
  ] as const)('%s of ¥%i costs ¥%i', (type, amount, fee) => {
    expect(feeOf(type, amount)).toBe(fee);
  });
});

const GOOD: Standing = {
  withdrawable: 103_118,
  accountState: 'REGISTERED',
  hasOpenRequest: false,
  isFrozen: false,
  hasGifts: true,
  isSignInStrong: true,
};

describe('[R4-018] what can be requested', () => {
  it.each([
    ['everything is well', {}, null, null],
    ['a request is open', { hasOpenRequest: true, accountState: 'LOCKED' }, 'OPEN_REQUEST', 'OPEN_REQUEST'],
    ['the operator froze it', { isFrozen: true }, 'FROZEN', 'FROZEN'],
    ['the sign-in is weak', { isSignInStrong: false }, 'WEAK_SIGN_IN', 'WEAK_SIGN_IN'],
    ['there is no account', { accountState: 'NOT_REGISTERED' }, 'NO_ACCOUNT', null],
    ['the account is invalid', { accountState: 'INVALID' }, 'INVALID_ACCOUNT', null],
    ['nobody makes gift codes', { hasGifts: false }, null, 'NO_GIFTS'],
    ['¥999', { withdrawable: 999 }, 'BELOW_MINIMUM', null],
    ['¥499', { withdrawable: 499 }, 'BELOW_MINIMUM', 'BELOW_MINIMUM'],
    ['less than nothing after a lost dispute', { withdrawable: -90 }, 'BELOW_MINIMUM', 'BELOW_MINIMUM'],
  ] as [string, Partial<Standing>, string | null, string | null][])(
    'where %s: transfer %o, gift %o',
    (_what, change, bank, gift) => {
      const standing = { ...GOOD, ...change };
      expect([findBlock('BANK', standing), findBlock('GIFT', standing)]).toEqual([bank, gift]);
    },
  );

  it.each([
    ['BANK', 1000, null],
    ['BANK', 999, 'The minimum is ¥1,000. A gift code works from ¥500.'],
    ['BANK', 0, 'The minimum is ¥1,000. A gift code works from ¥500.'],
    ['BANK', -1, 'The minimum is ¥1,000. A gift code works from ¥500.'],
    ['BANK', 103_118, null],
    ['BANK', 103_119, 'You have ¥103,118. Nothing was requested.'],
    ['GIFT', 500, null],
    ['GIFT', 400, 'The minimum is ¥500.'],
    ['GIFT', 3050, 'Steps of ¥100. Try 3,000 or 3,100.'],
    ['GIFT', 50_000, null],
    ['GIFT', 50_100, '¥50,000 is the most at once.'],
  ] as const)('%s of %i: %s', (type, amount, message) => {
    expect(judgeRequest(type, amount, GOOD)?.message ?? null).toBe(message);
  });

  it('where nobody makes gift codes none is offered instead of a transfer', () => {
    const none = { ...GOOD, hasGifts: false };
    expect(judgeRequest('BANK', 999, none)?.message).toBe('The minimum is ¥1,000.');
    expect(judgeRequest('GIFT', 500, none)?.message).toMatch(/^Gift codes are not given out here\./);
  });

  it('a transfer of ¥1,000,000 is the largest', () => {
    const rich = { ...GOOD, withdrawable: 2_000_000 };
    expect(judgeRequest('BANK', 1_000_000, rich)).toBeNull();
    expect(judgeRequest('BANK', 1_000_001, rich)).toMatchObject({ code: 'TOO_LARGE' });
  });
});

describe('sales of a month lapse at the end of the month of the 180th day after it', () => {
  it('which is the sixth month after it, in every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2020 * 12, max: 2100 * 12 }), (month) => {
        const last = new Date(endOf(month).getTime() + 180 * 86_400_000);
        expect(monthOf(last)).toBe(month + MONTHS_KEPT);
      }),
    );
  });

  it('months are those of Tokyo', () => {
    const november = monthOf(jst('2026-11-30T23:59:59'));
    expect(nameOf(november)).toBe('2026-11');
    expect(beginOf(november)).toEqual(jst('2026-11-01T00:00:00'));
    expect(endOf(november)).toEqual(jst('2026-11-30T23:59:59'));
    expect(monthOf(jst('2026-12-01T00:00:00'))).toBe(november + 1);
    expect(nameOf(monthOf(jst('2026-01-01T00:00:00')))).toBe('2026-01');
  });
});
