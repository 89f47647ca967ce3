import { expect, test } from 'vitest';
import { movePoint, pointIn, pointLabel } from './notes.ts';

test.each([
  ['ArrowLeft', false, { x: 0.48, y: 0.5 }],
  ['ArrowRight', false, { x: 0.52, y: 0.5 }],
  ['ArrowUp', true, { x: 0.5, y: 0.4 }],
  ['ArrowDown', true, { x: 0.5, y: 0.6 }],
  ['Enter', false, null],
])('%s (long: %s) moves a pin to %j', (key, isLong, expected) => {
  expect(movePoint({ x: 0.5, y: 0.5 }, key, isLong)).toEqual(expected);
});

test('a pin stays on the page', () => {
  expect(movePoint({ x: 0.01, y: 0.99 }, 'ArrowLeft', false)).toEqual({ x: 0, y: 0.99 });
  expect(movePoint({ x: 0.01, y: 0.99 }, 'ArrowDown', true)).toEqual({ x: 0.01, y: 1 });
  expect(pointIn({ left: 10, top: 20, width: 100, height: 200 } as DOMRect, 200, 120)).toEqual({ x: 1, y: 0.5 });
});

test('a place is said in words', () => {
  expect(pointLabel({ x: 0.254, y: 1 })).toBe('25 percent from the left, 100 percent from the top');
});
