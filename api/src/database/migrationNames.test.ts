import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const numbers = readdirSync(new URL('../../migrations/', import.meta.url)).map((file) => Number(file.slice(0, 4)));

it('each migration has a number of its own, so that their order is decided by nobody’s alphabet', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
