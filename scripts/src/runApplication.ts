import { join } from 'node:path';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type RunningApp, openPageStore, start } from '@komawari/api';
import { type Config, readConfig } from '@komawari/api/config';
import { openDatabase, prepareDatabase } from '@komawari/api/database';
import { Refusal } from './Refusal.ts';
import { type StartConfig, copyEnvironment, environment } from './config.ts';
import { hasDemo } from './demoMarker.ts';
import { hasOtherPeople } from './hasOtherPeople.ts';
import { keepSecret } from './keepSecret.ts';
import { report } from './progress.ts';
import { publishWorkspace } from './publishWorkspace.ts';
import type { AtEnd } from './runInterruptible.ts';

function readAppConfig(settings: StartConfig, databaseUrl: string, more: Record<string, string>): Config {
  return readConfig({
    ...copyEnvironment,
    ...more,
    PORT: String(settings.port),
    KOMAWARI_DATA: settings.dataDir,
    KOMAWARI_SECRET: copyEnvironment['KOMAWARI_SECRET'] || keepSecret(join(settings.dataDir, 'secret')),
    // The terminal is for people; LOG_LEVEL=info tells each page that is rendered.
    LOG_LEVEL: copyEnvironment['LOG_LEVEL'] || 'warn',
    DATABASE_URL: databaseUrl,
  });
}

async function lacksDemo({ wantsDemo, dataDir }: StartConfig, config: Config): Promise<boolean> {
  if (!wantsDemo || hasDemo(dataDir)) return false;
  const database = openDatabase(config.database.url, { pool: 1 });
  try {
    return !(await hasOtherPeople({ database }));
  } finally {
    await database.close();
  }
}

async function seed({ dataDir, port }: StartConfig, atEnd: AtEnd): Promise<void> {
  const child = fork(join(import.meta.dirname, 'seedProcess.ts'), {
    env: { ...environment, DATABASE_URL: '', KOMAWARI_DATA: dataDir, PORT: String(port) },
  });
  const ended = once(child, 'exit');
  atEnd(async () => {
    // It lets go of the database, which is stopped after it.
    if (child.kill()) await ended;
  });
  const [code] = await ended;
  if (code !== 0) throw new Refusal('The demo is not whole; the reason is above. The next start goes on with it.');
}

/** The demo comes before the publisher runs, so that each page is rendered once, with everything on it. */
async function fillDatabase(settings: StartConfig, config: Config, atEnd: AtEnd): Promise<void> {
  await report('Bringing the database up to date', () => prepareDatabase(config.database));
  if (await lacksDemo(settings, config)) await seed(settings, atEnd);
}

async function installWorkspace(config: Config): Promise<void> {
  await publishWorkspace(await openPageStore(config), { ...config.site, language: config.language });
}

/**
 * Everything between a database that answers and a product that does: migrations, the demo, the API and the worker in this
 * process. `more` is added to its environment. Only the last two need what is built: the demo is drawn while `built` is still
 * under way and while the workspace's files are compressed. What has to be undone if it ends before its time is given to `atEnd`.
 * `start.ts` loads this file while PostgreSQL starts: it brings the whole API along.
 */
export async function runApplication(
  settings: StartConfig,
  databaseUrl: string,
  more: Record<string, string>,
  built: Promise<void>,
  atEnd: AtEnd,
): Promise<RunningApp> {
  const config = readAppConfig(settings, databaseUrl, more);
  await Promise.all([built.then(() => installWorkspace(config)), fillDatabase(settings, config, atEnd)]);
  return report('Starting the application', () => start({ config, roles: ['api', 'worker'] }));
}
