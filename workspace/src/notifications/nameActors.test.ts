import { expect, it } from 'vitest';
import { nameActors } from './nameActors.ts';

it.each([
  [[], 1, [], 1],
  [[], 12, [], 12],
  [['Aki'], 1, ['Aki'], 0],
  [['Aki'], 2, ['Aki'], 1],
  [['Aki', 'Ren'], 2, ['Aki', 'Ren'], 0],
  [['Aki', 'Ren'], 3, ['Aki'], 2],
  [['Aki', 'Ren', 'Yui'], 13, ['Aki'], 12],
])('%j of %i are %j and %i more', (known, count, names, others) => {
  expect(nameActors(known, count)).toEqual({ names, others });
});
