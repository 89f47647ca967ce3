import { join } from 'node:path';
import { type RunningApp, closeServices, createServices, openPageStore, start } from '@komawari/api';
import { type Config, readConfig } from '@komawari/api/config';
import { prepareDatabase } from '@komawari/api/database';
import { type StartConfig, copyEnvironment } from './config.ts';
import { hasDemo } from './demoMarker.ts';
import { keepSecret } from './keepSecret.ts';
import { report } from './progress.ts';
import { publishWorkspace } from './publishWorkspace.ts';
import { seedDemoOnce } from './seedDemoOnce.ts';

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

async function seed(settings: StartConfig, config: Config): Promise<void> {
  const services = await createServices(config, console);
  try {
    await seedDemoOnce(services, settings.dataDir);
  } finally {
    await closeServices(services);
  }
}

/** The demo comes before the publisher runs, so that each page is rendered once, with everything on it. */
async function fillDatabase(settings: StartConfig, config: Config): Promise<void> {
  await report('Bringing the database up to date', () => prepareDatabase(config.database));
  if (settings.wantsDemo && !hasDemo(settings.dataDir)) await seed(settings, config);
}

/**
 * Everything between a database that answers and a product that does: migrations, the demo, the API and the worker in this
 * process. `more` is added to its environment. Only the last two need what is built: the demo is drawn while `built` is still
 * under way. `start.ts` loads this file while PostgreSQL starts: it brings the whole API along.
 */
export async function runApplication(
  settings: StartConfig,
  databaseUrl: string,
  more: Record<string, string>,
  built: Promise<void>,
): Promise<RunningApp> {
  const config = readAppConfig(settings, databaseUrl, more);
  await Promise.all([built, fillDatabase(settings, config)]);
  await publishWorkspace(await openPageStore(config), { ...config.site, language: config.language });
  return report('Starting the application', () => start({ config, roles: ['api', 'worker'] }));
}
