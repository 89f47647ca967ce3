import { expect, test } from 'vitest';
import { bandPath, linePath } from './shapes.ts';

test('a line joins its values and is interrupted where one is missing', () => {
  expect(linePath([0, 10, null, 5], 10)).toBe('M12.5 100L37.5 0M87.5 50');
});

test('a band goes along its upper line and back along the lower one', () => {
  expect(bandPath([0, 2], [4, 6], 10)).toBe('M25 60L75 40L75 80L25 100Z');
  expect(bandPath([null], [1], 10)).toBe('');
});
