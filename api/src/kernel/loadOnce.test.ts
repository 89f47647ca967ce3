import { expect, it } from 'vitest';
import { loadOnce } from './loadOnce.ts';

it('what was loaded stays for whoever asks meanwhile and later, and what failed is loaded anew', async () => {
  let times = 0;
  const find = loadOnce(async () => {
    times += 1;
    if (times === 1) throw new Error('a build is being written');
    return times;
  });
  const failed = await Promise.allSettled([find(), find()]);
  expect([failed.map(({ status }) => status), times]).toEqual([['rejected', 'rejected'], 1]);
  expect([await find(), await find(), times]).toEqual([2, 2, 2]);
});
