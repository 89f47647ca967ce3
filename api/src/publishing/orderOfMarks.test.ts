import { expect, it } from 'vitest';
import { placeMarks } from './orderOfMarks.ts';

const markOf = (path: string) => ({ path, reason: 'Work:w1', trace: null });

it('what is only to be taken away comes first, the rest in its order and each 25 ms behind the other', () => {
  const placed = placeMarks(
    ['/a', '/gone', '/b', '/images/i1', '/images/i2'].map(markOf),
    new Set(['/gone', '/images/i1']),
  );
  expect(placed.map(({ path, isGone, behindInMs }) => [path, isGone, behindInMs])).toEqual([
    ['/a', false, 0],
    ['/gone', true, 0],
    ['/b', false, 25],
    ['/images/i1', true, 0],
    ['/images/i2', false, 50],
  ]);
});
