import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningApp, start } from '@komawari/api';
import { readConfig } from '@komawari/api/config';
import { migrate } from '@komawari/api/database';
import { buildStale } from './buildStale.ts';
import { checkPortIsFree } from './checkPortIsFree.ts';
import { type StartConfig, environment, readStartConfig } from './config.ts';
import { type RunningPostgres, startPostgres } from './database/startPostgres.ts';
import { findFreePort } from './findFreePort.ts';
import { keepSecret } from './keepSecret.ts';
import { lockDataFolder } from './lockDataFolder.ts';
import { report } from './progress.ts';
import { publishWorkspace } from './publishWorkspace.ts';
import { runCommand } from './runCommand.ts';
import { demoSignIns, seedDemoOnce } from './seedDemoOnce.ts';
import { stopOnSignal } from './stopOnSignal.ts';

// `npm start`: the whole product in one process beside an embedded PostgreSQL, everything it keeps in one folder.

/** What has to be undone at the end, latest first. */
const undo: (() => unknown)[] = [];

async function startDatabase(dataDir: string): Promise<RunningPostgres> {
  const postgres = await report('Starting PostgreSQL', () => startPostgres({ dataDir: join(dataDir, 'postgres') }));
  undo.push(() => postgres.stop());
  await report('Bringing the database up to date', () => migrate(postgres.url));
  return postgres;
}

async function startApp(settings: StartConfig, databaseUrl: string): Promise<RunningApp> {
  const config = readConfig({
    ...environment,
    PORT: String(settings.port),
    KOMAWARI_DATA: settings.dataDir,
    KOMAWARI_SECRET: environment['KOMAWARI_SECRET'] || keepSecret(join(settings.dataDir, 'secret')),
    DATABASE_URL: databaseUrl,
  });
  publishWorkspace(config.publicDir);
  const app = await start({ config, roles: ['api', 'worker'] });
  undo.push(() => app.close());
  return app;
}

async function startEverything(): Promise<void> {
  const settings = readStartConfig(environment);
  // A wrong variable is told at once, not after minutes of building.
  readConfig({ ...environment, DATABASE_URL: 'postgres://localhost/komawari' });
  if (settings.port === 0) settings.port = await findFreePort();
  mkdirSync(settings.dataDir, { recursive: true });
  undo.push(lockDataFolder(settings.dataDir, settings.port));
  await checkPortIsFree(settings.port);
  await buildStale();
  const postgres = await startDatabase(settings.dataDir);
  const app = await startApp(settings, postgres.url);
  const isDemo = settings.wantsDemo && (await seedDemoOnce(settings, app));
  console.log(`\nKomawari is ready at http://localhost:${settings.port}`);
  if (isDemo) console.log(demoSignIns);
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
    if (!stop.hasBegun()) await stop.begin();
    throw error;
  }
});
