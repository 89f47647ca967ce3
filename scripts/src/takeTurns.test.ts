import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeTurns } from './takeTurns.ts';
import { testFolder } from './testing/testFolder.ts';

const newLock = () => join(testFolder(), 'lock');

it('lets one after the other work, also after one that failed', async () => {
  const lock = newLock();
  let working = 0;
  let most = 0;
  const work = async (fails: boolean) => {
    most = Math.max(most, ++working);
    await new Promise((resolve) => setImmediate(resolve));
    working--;
    if (fails) throw new Error('no luck');
  };
  const results = await Promise.allSettled([true, false, false].map((fails) => takeTurns(lock, () => work(fails))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(most).toBe(1);
});

it('does not wait for a process that was killed in its turn', async () => {
  const lock = newLock();
  // No process has the highest number there can be.
  writeFileSync(lock, '4194304');
  expect(await takeTurns(lock, async () => 'mine')).toBe('mine');
});
