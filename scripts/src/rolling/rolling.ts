import { parseWords } from '../parseWords.ts';
import { Refusal } from '../Refusal.ts';
import { runInterruptible } from '../runInterruptible.ts';
import { runRollingRestart } from './runRollingRestart.ts';

// `npm run rolling -- --requests 100000`: replaces all processes one after the other under load, the first as an upgrade begins
// and the others on a database that a next release has changed; none of the requests may fail.

function readRequests(): number {
  const { values } = parseWords(
    { options: { requests: { type: 'string', default: '100000' } } },
    'Write npm run rolling -- --requests 100000.',
  );
  const requests = Number(values.requests);
  if (!Number.isInteger(requests) || requests < 1)
    throw new Refusal('--requests is a whole number from 1, for example --requests 100000.');
  return requests;
}

await runInterruptible(
  () => 'Interrupted: only the restarts that are told above took place.',
  async (atEnd) => {
    const requests = readRequests();
    console.log(
      `${requests} requests while all processes are replaced and the database becomes that of a next release.`,
    );
    const report = await runRollingRestart({ requests, restarts: 4, onRestart: console.log, atEnd });
    const { counts, failures, restarts, slowestStopMs } = report;
    const parts = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`\n${total} requests (${parts.join(', ')}), ${restarts} restarts, slowest stop ${slowestStopMs} ms.`);
    console.log(failures.length === 0 ? 'None failed.' : `${failures.length} failed:\n${failures.join('\n')}`);
    if (failures.length > 0) process.exitCode = 1;
  },
);
