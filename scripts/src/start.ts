import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { closeServices, createServices, start } from '@komawari/api';
import { type Config, readConfig } from '@komawari/api/config';
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
import { demoSignIns, hasDemo, seedDemoOnce } from './seedDemoOnce.ts';
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

function readAppConfig(settings: StartConfig, databaseUrl: string): Config {
  return readConfig({
    ...environment,
    PORT: String(settings.port),
    KOMAWARI_DATA: settings.dataDir,
    KOMAWARI_SECRET: environment['KOMAWARI_SECRET'] || keepSecret(join(settings.dataDir, 'secret')),
    // The terminal is for people; LOG_LEVEL=info tells each page that is rendered.
    LOG_LEVEL: environment['LOG_LEVEL'] || 'warn',
    DATABASE_URL: databaseUrl,
  });
}

/** Before the publisher runs, so that each page is rendered once, with everything on it. */
async function seed(settings: StartConfig, config: Config): Promise<void> {
  const services = await createServices(config, console);
  try {
    await seedDemoOnce(services, settings.dataDir);
  } finally {
    await closeServices(services);
  }
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
  const config = readAppConfig(settings, postgres.url);
  if (settings.wantsDemo) await seed(settings, config);
  publishWorkspace(config.publicDir);
  const app = await report('Starting the application', () => start({ config, roles: ['api', 'worker'] }));
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
    if (!stop.hasBegun()) await stop.begin();
    throw error;
  }
});
