import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { endMarked, markVariable } from './endMarked.ts';
import { environment } from './config.ts';

/** A shell that leaves a process of a session of its own behind, which keeps the output open; resolves with its number. */
async function leaveBehind(mark: string) {
  const shell = spawn('sh', ['-c', 'setsid sleep 600 & echo $!'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...environment, [markVariable]: mark },
  });
  const [said] = await once(shell.stdout, 'data');
  return { closed: once(shell, 'close'), left: Number(String(said)) };
}

it('ends what a step left behind, and nothing of another step', async () => {
  const [one, other] = await Promise.all([leaveBehind(`one ${process.pid}`), leaveBehind(`other ${process.pid}`)]);
  expect(endMarked(`one ${process.pid}`)).toEqual([one.left]);
  await one.closed;
  expect(endMarked(`other ${process.pid}`)).toEqual([other.left]);
  await other.closed;
});

it('finds nothing under a mark that nobody carries', () => {
  expect(endMarked(`nobody ${process.pid}`)).toEqual([]);
});
