import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { cpuOfFamily } from './cpu.ts';

/** A shell that says when each of its children has ended, as PostgreSQL has a child for each connection. */
const spend = `${JSON.stringify(process.execPath)} --eval 'while (process.cpuUsage().user < 200_000) crypto.randomUUID()'`;

it('the work of children that have ended stays in the sum of a family', async () => {
  const child = spawn('sh', ['-c', `echo begin; read go; ${spend}; echo end; read go`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const before = cpuOfFamily(child.pid!);
  child.stdin.write('\n');
  await once(child.stdout, 'data');
  const used = cpuOfFamily(child.pid!) - before;
  child.stdin.end('\n');
  expect(used).toBeGreaterThan(50_000);
});

it('the work of threads that have ended stays in the sum too: libvips begins and ends its own', async () => {
  // By CPU time and not by the clock: on a busy machine a thread gets a part of it alone.
  const spend = `const from = process.cpuUsage(); while (process.cpuUsage(from).user < 300_000) crypto.randomUUID()`;
  const program = `
    process.stdin.once('data', () => {
      console.log('working');
      new Worker(${JSON.stringify(spend)}, { eval: true }).on('exit', () => console.log('end'));
    });
    const { Worker } = require('node:worker_threads');
    process.stdin.resume();
    console.log('begin');`;
  const child = spawn(process.execPath, ['--eval', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const before = cpuOfFamily(child.pid!);
  child.stdin.write('\n');
  let said = '';
  while (!said.includes('end')) said += String((await once(child.stdout, 'data'))[0]);
  const used = cpuOfFamily(child.pid!) - before;
  child.stdin.end();
  await once(child, 'exit');
  expect(used).toBeGreaterThan(200_000);
});
