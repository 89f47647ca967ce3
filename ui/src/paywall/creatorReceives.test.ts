import { expect, test } from 'vitest';
import { creatorReceives } from './creatorReceives.ts';

test.each([
  [50, 46],
  [100, 91],
  [120, 109],
  [500, 452],
  [10_000, 9040],
])('of ¥%i the creator receives ¥%i, as the API splits it', (price, share) => {
  expect(creatorReceives(price, { platformFeeBps: 600, paymentFeeBps: 360 })).toBe(share);
});
