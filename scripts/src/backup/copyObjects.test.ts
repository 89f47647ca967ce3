import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { forMany } from './copyObjects.ts';

/** A list that comes slowly, as that of a bucket does. */
async function* slowly(count: number): AsyncGenerator<number> {
  for (let number = 0; number < count; number += 1) {
    yield number;
    await turn();
  }
}

it('work that fails while the list still comes is told to whoever waits, and nothing more is begun', async () => {
  const begun: number[] = [];
  const working = forMany(slowly(200), async (number) => {
    begun.push(number);
    if (number === 3) throw new Error('the disk is full');
  });
  await expect(working).rejects.toThrow('the disk is full');
  expect(begun.length).toBeLessThan(10);
});

it('work is done a few at a time, and all of it', async () => {
  let running = 0;
  let most = 0;
  let done = 0;
  await forMany(Array.from({ length: 50 }), async () => {
    most = Math.max(most, (running += 1));
    await turn();
    running -= 1;
    done += 1;
  });
  expect([done, most]).toEqual([50, 8]);
});
