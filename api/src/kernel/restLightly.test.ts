import { afterEach, expect, it } from 'vitest';
import { restLightly } from './restLightly.ts';

let rest: { stop(): void } | undefined;

afterEach(() => rest?.stop());

it('a process that has nothing to do gives back what it needed before', async () => {
  let needed: object[] | null = Array.from({ length: 1_500_000 }, (_, index) => ({ index }));
  const before = process.memoryUsage().heapTotal;
  expect(needed).toHaveLength(1_500_000);
  needed = null;
  rest = restLightly({ lookEveryMs: 50 });
  await expect.poll(() => process.memoryUsage().heapTotal).toBeLessThan(before - 40_000_000);
});
