import { stat } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isPasswordOf } from './passwords.ts';

it('while many people sign in, files are still read: passwords do not take every thread', async () => {
  await isPasswordOf(null, 'the first one waits for what all are compared with');
  let done = 0;
  const signingIn = Array.from({ length: 60 }, (_, number) =>
    isPasswordOf(null, `wrong ${number}`).then(() => (done += 1)),
  );
  await turn();
  await stat(import.meta.dirname);
  expect(done).toBeLessThan(10);
  await Promise.all(signingIn);
});
