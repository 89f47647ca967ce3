import { expect, it } from 'vitest';
import { tryEach } from './tryEach.ts';

it('what goes wrong with one is told at the end, and keeps no other back', async () => {
  const done: number[] = [];
  const told = await tryEach([1, 2, 3], async (item) => {
    if (item === 2) throw new Error('two');
    done.push(item);
  }).catch((error: unknown) => error as AggregateError);
  expect(done).toEqual([1, 3]);
  expect(told).toMatchObject({ message: '1 of 3 could not be done', errors: [{ message: 'two' }] });
});

it('an outage ends it at once', async () => {
  const tried: number[] = [];
  const broken = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const trying = tryEach([1, 2], async (item) => {
    tried.push(item);
    throw broken;
  });
  await expect(trying).rejects.toBe(broken);
  expect(tried).toEqual([1]);
});
