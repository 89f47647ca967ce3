import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { imageQueue } from './imageQueue.ts';

/** Work that runs until it is let go. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, letGo: resolve };
}

it('works on no more pictures at once than there are cores', async () => {
  const held = heldWork();
  let running = 0;
  const all = Array.from({ length: 12 }, () =>
    imageQueue(async () => {
      running += 1;
      await held.work();
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(running).toBeGreaterThanOrEqual(1);
  expect(running).toBeLessThanOrEqual(availableParallelism());
  held.letGo();
  await Promise.all(all);
  expect(running).toBe(12);
});

it('takes what a person waits for before derivatives, and AVIF last', async () => {
  const held = heldWork();
  const blockers = Array.from({ length: 12 }, () => imageQueue(held.work, 'now'));
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const waiting = [
    imageQueue(note('avif'), 'later'),
    imageQueue(note('derivative')),
    imageQueue(note('inspection'), 'now'),
  ];
  held.letGo();
  await Promise.all([...blockers, ...waiting]);
  expect(order).toEqual(['inspection', 'derivative', 'avif']);
});

it('runs nested work in the slot of its caller instead of waiting for itself', async () => {
  const nested = () => imageQueue(() => imageQueue(async () => 'done'));
  const results = await Promise.all(Array.from({ length: 12 }, () => imageQueue(nested)));
  expect(new Set(results)).toEqual(new Set(['done']));
});

it('gives a failure to its caller and goes on', async () => {
  await expect(imageQueue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(imageQueue(async () => 'next')).resolves.toBe('next');
});
