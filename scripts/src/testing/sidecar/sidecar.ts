import { closeServices, createServices } from '@komawari/api';
import { strikeClock } from '@komawari/api/testing/clock';
import { runAdmin } from '../../admin/runAdmin.ts';
import { openInstallation } from '../../openInstallation.ts';
import { ageXLink } from './ageXLink.ts';
import type { Task } from './Task.ts';
import { moveMoney } from './moveMoney.ts';
import { readWork } from './readWork.ts';

// `node scripts/src/testing/sidecar/sidecar.ts`, started with a channel: a process beside the product in KOMAWARI_DATA that does what it
// is asked, as an operator or as time would, one thing after the other. A process for each takes seconds to start.

/** What is asked, and what comes back: what was said, or why it was not done. */
type Request = { id: number; name: string; words: string[] };
type Reply = { id: number; said: string } | { id: number; error: string };

const installation = await openInstallation();
const services = await createServices(installation.config, console);

const tasks: Record<string, Task> = {
  ageXLink,
  moveMoney,
  readWork,
  /** `npm run admin -- WORDS`. */
  async operate(_, words) {
    const said: string[] = [];
    await runAdmin([...words], { withServices: (work) => work(services), print: (text) => said.push(text) });
    return said.join('\n');
  },
  /** `QUEUES`: the worker does now what it does every minute, one queue after the other. */
  async strikeClock(_, queues) {
    for (const queue of queues) await strikeClock(installation.config.database.url, queue);
    return '';
  },
};

async function run({ id, name, words }: Request): Promise<Reply> {
  try {
    const task = tasks[name];
    if (!task) throw new Error(`${name} is no task.`);
    return { id, said: await task(services, words) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

let before: Promise<unknown> = Promise.resolve();
process.on('message', (request: Request) => {
  before = before.then(async () => process.send?.(await run(request)));
});
process.on('disconnect', async () => {
  await before;
  await closeServices(services);
  await installation.close();
});
process.send?.('ready');
