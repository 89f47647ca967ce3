import { expect, test } from 'vitest';
import { countScale } from './scale.ts';

test.each([
  [0, 100, 100],
  [99, 100, 100],
  [101, 100, 200],
  [66_240, 100, 80_000],
  [180_000, 100, 200_000],
])('a highest of %d with a scale of at least %d ends at %d', (highest, least, top) => {
  expect(countScale(highest, least).top).toBe(top);
});

test.each([0, 1, 4, 5, 7, 9, 10, 11, 99, 1001])('marks are whole numbers and hold %d', (highest) => {
  const { top, ticks } = countScale(highest);
  expect(top).toBeGreaterThanOrEqual(highest);
  expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true);
  expect(ticks.at(-1)).toBe(top);
});
