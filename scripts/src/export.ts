import { start } from '@komawari/api';
import { type Database, readClock } from '@komawari/api/database';
import { SingleBar } from 'cli-progress';
import { Refusal } from './Refusal.ts';
import { openInstallation } from './openInstallation.ts';
import { parseWords } from './parseWords.ts';
import { runCommand } from './runCommand.ts';
import { exitCodeOf } from './stopOnSignal.ts';

// `npm run export`: draws every public page into the page store and takes out what is not public any more. With `-- --since INSTANT`
// it goes on with an export that was interrupted and said when it had begun.

const usage =
  'Write npm run export, or npm run export -- --since 2026-01-31T20:00:00.000Z to go on with one that began then.';

function readSince(): Date | undefined {
  const { since } = parseWords({ options: { since: { type: 'string' } } }, usage).values;
  if (since === undefined) return undefined;
  const instant = new Date(since);
  if (Number.isNaN(instant.getTime()) || instant > new Date(Date.now() + 60_000))
    throw new Refusal(`“${since}” is no instant that has passed. ${usage}`);
  return instant;
}

/** About how many paths there are; the bar grows when the folder holds more. */
async function countPaths(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'countPaths',
    `SELECT ((SELECT count(*) FROM visible_works) + (SELECT count(*) FROM visible_episodes) + (SELECT count(*) FROM users) * 3
       + (SELECT count(*) FROM tags) + (SELECT count(DISTINCT image_id) FROM public_images) + 3)::int AS count`,
  );
  return row?.count ?? 0;
}

async function exportEverything(): Promise<void> {
  const since = readSince();
  // The batches at hand are finished; who presses a second time does not wait for them.
  const end = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => end.abort(name));
  const installation = await openInstallation();
  const { config } = installation;
  const app = await start({ config, roles: [] });
  const bar = new SingleBar({
    format: '{bar} {value}/{total} pages and pictures, {eta_formatted} left',
    barsize: 30,
    noTTYOutput: true,
    notTTYSchedule: 5000,
  });
  let done = 0;
  try {
    const begun = since ?? (await app.services.database.transact(readClock));
    const goOn = `npm run export -- --since ${begun.toISOString()}`;
    console.log(`If it is interrupted, ${goOn} goes on with it.`);
    bar.start(await countPaths(app.services.database), 0);
    const { counts, failures } = await app.publisher.exportSite({
      signal: end.signal,
      since,
      onProgress: (paths) => {
        done += paths;
        // The folder may hold more than the database knows.
        if (done > bar.getTotal()) bar.setTotal(done);
        bar.update(done);
      },
    });
    bar.stop();
    console.log(
      `${counts.rendered} written, ${counts.unchanged} were right already, ${counts.removed} taken out. Page store: ${app.services.pageStore.place}`,
    );
    if (end.signal.aborted) {
      process.exitCode = exitCodeOf(end.signal.reason);
      console.log(`Interrupted: the other pages are as they were. ${goOn} draws them.`);
    }
    if (failures.length > 0) {
      const lines = failures.map(({ path, reason }) => `  ${path}: ${reason}`);
      throw new Refusal(
        `${failures.length} could not be drawn and are tried again by the worker:\n${lines.join('\n')}`,
      );
    }
  } finally {
    bar.stop();
    await app.close();
    await installation.close();
  }
}

await runCommand(exportEverything);
