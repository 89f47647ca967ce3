import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceLimits, splitPrice } from './index.ts';

const usual = { platformFeeBps: 600, paymentFeeBps: 360 };

it.each([
  { price: 50, platformFee: 3, paymentFee: 1, creatorShare: 46 },
  { price: 51, platformFee: 3, paymentFee: 1, creatorShare: 47 },
  { price: 67, platformFee: 4, paymentFee: 2, creatorShare: 61 },
  { price: 83, platformFee: 4, paymentFee: 2, creatorShare: 77 },
  { price: 84, platformFee: 5, paymentFee: 3, creatorShare: 76 },
  { price: 100, platformFee: 6, paymentFee: 3, creatorShare: 91 },
  { price: 500, platformFee: 30, paymentFee: 18, creatorShare: 452 },
  { price: 999, platformFee: 59, paymentFee: 35, creatorShare: 905 },
  { price: 10_000, platformFee: 600, paymentFee: 360, creatorShare: 9040 },
])('of ¥$price the creator receives ¥$creatorShare', ({ price, ...split }) => {
  expect(splitPrice(price, usual)).toEqual(split);
});

it('takes no fee where there is none, and leaves nothing where a fee is everything', () => {
  expect(splitPrice(777, { platformFeeBps: 0, paymentFeeBps: 0 })).toEqual({
    platformFee: 0,
    paymentFee: 0,
    creatorShare: 777,
  });
  expect(splitPrice(777, { platformFeeBps: 10_000, paymentFeeBps: 0 }).creatorShare).toBe(0);
});

it('the parts of every price are whole yen, make up the price, and no fee is more than its rate', () => {
  const prices = fc.integer({ min: 1, max: 1_000_000 });
  const rates = fc
    .record({ platformFeeBps: fc.nat(10_000), paymentFeeBps: fc.nat(10_000) })
    .filter((one) => one.platformFeeBps + one.paymentFeeBps <= 10_000);
  fc.assert(
    fc.property(prices, rates, (price, of) => {
      const { platformFee, paymentFee, creatorShare } = splitPrice(price, of);
      expect(platformFee + paymentFee + creatorShare).toBe(price);
      for (const [fee, bps] of [
        [platformFee, of.platformFeeBps],
        [paymentFee, of.paymentFeeBps],
      ] as const) {
        expect(Number.isInteger(fee)).toBe(true);
        expect(fee * 10_000).toBeLessThanOrEqual(price * bps);
        expect((fee + 1) * 10_000).toBeGreaterThan(price * bps);
      }
      expect(creatorShare).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('by the usual rates a creator keeps 90.4 % of every price at least', () => {
  for (let price: number = priceLimits.min; price <= priceLimits.max; price += 1)
    expect(splitPrice(price, usual).creatorShare).toBeGreaterThanOrEqual(price * 0.904);
});
