import { expect, it } from 'vitest';
import { nameActors } from './nameActors.ts';

it.each([
  [[], 1, [], 'A reader'],
  [[], 12, [], '12 readers'],
  [['Aki'], 1, ['Aki'], ''],
  [['Aki'], 2, ['Aki'], '1 other'],
  [['Aki', 'Ren'], 2, ['Aki', 'Ren'], ''],
  [['Aki', 'Ren'], 3, ['Aki'], '2 others'],
  [['Aki', 'Ren', 'Yui'], 13, ['Aki'], '12 others'],
])('%j of %i are %j and "%s"', (known, count, names, others) => {
  expect(nameActors(known, count)).toEqual({ names, others });
});
