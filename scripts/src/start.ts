import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Config, readConfig } from '@komawari/api/config';
import { buildStale } from './buildStale.ts';
import { checkPortIsFree } from './checkPortIsFree.ts';
import { copyEnvironment, environment, readStartConfig } from './config.ts';
import { type RunningPostgres, startPostgres } from '@komawari/postgres';
import { demoSignIns, hasDemo } from './demoMarker.ts';
import { findFreePort } from '@komawari/postgres/freePort';
import { lockDataFolder } from './lockDataFolder.ts';
import { ensureFolder } from './ensureFolder.ts';
import { report } from './progress.ts';
import { runCommand } from './runCommand.ts';
import { startTestPayments } from './testPayments.ts';
import { stopOnSignal } from './stopOnSignal.ts';

// `npm start`: the whole product in one process beside an embedded PostgreSQL, everything it keeps in one folder.

/** What has to be undone at the end, latest first. */
const undo: (() => unknown)[] = [];

/** One person's database beside everything else of theirs: the system's own cache holds what does not fit. */
const smallDatabase = { shared_buffers: '32MB', io_method: 'sync' };

async function startDatabase(dataDir: string): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), settings: smallDatabase });
  undo.push(() => postgres.stop());
  return postgres;
}

/** Builds beside what needs nothing of it; whoever needs it hears of a failure. */
function startBuilding(): Promise<void> {
  const ending = new AbortController();
  undo.push(() => ending.abort());
  const built = buildStale(ending.signal);
  built.catch(() => undefined);
  return built;
}

/** Stand-ins for X and an OpenID provider, so that their buttons work on a developer's machine where none is configured. */
async function startTestSignIn({ env, social }: Config): Promise<Record<string, string>> {
  if (env === 'production' || social.providers.length > 0) return {};
  const { startSocialServers } = await import('@komawari/api/testing/socialServers');
  const servers = await startSocialServers();
  undo.push(() => servers.close());
  return servers.environment;
}

async function startEverything(): Promise<void> {
  const settings = readStartConfig(environment);
  // A wrong variable is told at once, not after minutes of building. The copy's database and its own secret come later.
  const given = readConfig({
    ...copyEnvironment,
    DATABASE_URL: 'postgres://localhost/komawari',
    KOMAWARI_SECRET: environment['KOMAWARI_SECRET'] || randomBytes(32).toString('hex'),
  });
  if (settings.port === 0) settings.port = await findFreePort();
  await ensureFolder(settings.dataDir);
  undo.push(lockDataFolder(settings.dataDir, settings.port));
  await checkPortIsFree(settings.port);
  const built = startBuilding();
  const [postgres, { runApplication }] = await report('Starting PostgreSQL', () =>
    Promise.all([startDatabase(settings.dataDir), import('./runApplication.ts')]),
  );
  const testSignIn = await startTestSignIn(given);
  const testPayments = await startTestPayments(given, settings);
  if (testPayments) undo.push(() => testPayments.close());
  const app = await runApplication(
    settings,
    postgres.url,
    { ...testSignIn, ...testPayments?.environment },
    built,
    (step) => undo.push(step),
  );
  undo.push(() => app.close());
  console.log(`\nKomawari is ready at http://localhost:${settings.port}`);
  if (hasDemo(settings.dataDir)) console.log(demoSignIns);
}

const stop = stopOnSignal(async () => {
  for (const step of undo.toReversed()) await step();
});

await runCommand(async () => {
  try {
    console.log('Starting Komawari.');
    await startEverything();
  } catch (error) {
    // A signal during the start makes steps fail; the stop it began is already at work.
    if (stop.hasBegun()) return;
    await stop.begin();
    // What is under way beside the step that failed would wait for the database that was just stopped.
    setImmediate(() => process.exit());
    throw error;
  }
});
