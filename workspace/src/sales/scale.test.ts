import { expect, test } from 'vitest';
import { monthsScale } from './scale.ts';

test.each([
  [0, [0, 25, 50, 75, 100]],
  [100, [0, 25, 50, 75, 100]],
  [66_240, [0, 20_000, 40_000, 60_000, 80_000]],
  [1_000_001, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
])('a chart whose highest bar is ¥%i is marked at %j', (highest, ticks) => {
  expect(monthsScale(highest)).toEqual({ top: ticks.at(-1), ticks });
});
