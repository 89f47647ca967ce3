import { expect, test } from 'vitest';
import { priceLimits, splitPrice } from './salePrice.ts';

const usual = { platformFeeBps: 600, paymentFeeBps: 360 };

test.each([
  { price: 50, platformFee: 3, paymentFee: 1, creatorShare: 46 },
  { price: 51, platformFee: 3, paymentFee: 1, creatorShare: 47 },
  { price: 84, platformFee: 5, paymentFee: 3, creatorShare: 76 },
  { price: 120, platformFee: 7, paymentFee: 4, creatorShare: 109 },
  { price: 500, platformFee: 30, paymentFee: 18, creatorShare: 452 },
  { price: 10_000, platformFee: 600, paymentFee: 360, creatorShare: 9040 },
])('of ¥$price the creator receives ¥$creatorShare', ({ price, ...split }) => {
  expect(splitPrice(price, usual)).toEqual(split);
});

test.each([usual, { platformFeeBps: 1000, paymentFeeBps: 325 }, { platformFeeBps: 0, paymentFeeBps: 1 }])(
  'the parts of every price are whole yen and make it up, by $platformFeeBps and $paymentFeeBps',
  (rates) => {
    const { min, max } = priceLimits;
    const wrong = Array.from({ length: max - min + 1 }, (_, index) => min + index).filter((price) => {
      const parts = Object.values(splitPrice(price, rates)) as number[];
      return !parts.every((part) => Number.isInteger(part) && part >= 0) || parts.reduce((a, b) => a + b) !== price;
    });
    expect(wrong).toEqual([]);
  },
);
