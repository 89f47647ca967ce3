import { closeServices, createServices } from '@komawari/api';
import { strikeClock } from '@komawari/api/testing/clock';
import { runAdmin } from '../../admin/runAdmin.ts';
import { openInstallation } from '../../openInstallation.ts';
import { ageXLink } from './ageXLink.ts';
import type { Errand } from './Errand.ts';
import { moveMoney } from './moveMoney.ts';
import { readWork } from './readWork.ts';

// `node scripts/src/testing/beside/beside.ts`, started with a channel: stays beside the product in KOMAWARI_DATA and does there
// what it is sent, as an operator or as time would, one thing after the other. A process for each takes seconds to start.

/** What is sent here, and what comes back: what was said, or why it was not done. */
type Sent = { id: number; name: string; words: string[] };
type Done = { id: number; said: string } | { id: number; error: string };

const installation = await openInstallation();
const services = await createServices(installation.config, console);

const errands: Record<string, Errand> = {
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

async function run({ id, name, words }: Sent): Promise<Done> {
  try {
    const errand = errands[name];
    if (!errand) throw new Error(`${name} is no errand.`);
    return { id, said: await errand(services, words) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

let before: Promise<unknown> = Promise.resolve();
process.on('message', (sent: Sent) => {
  before = before.then(async () => process.send?.(await run(sent)));
});
process.on('disconnect', async () => {
  await before;
  await closeServices(services);
  await installation.close();
});
process.send?.('ready');
