import { join } from 'node:path';
import { type Config, readConfig } from '@komawari/api/config';
import { prepareDatabase } from '@komawari/api/database';
import { copyEnvironment, environment, readStartConfig } from './config.ts';
import { findRunningPostgres, startPostgres } from '@komawari/postgres';
import { keepSecret } from './keepSecret.ts';
import { openTestPayments } from './testPayments.ts';

export type Installation = { config: Config; close(): Promise<void> };

/**
 * Opens what a command works on: the installation that DATABASE_URL names, or the copy in KOMAWARI_DATA that `npm start` made,
 * whether or not it is running. The database is brought up to date. A copy that sells by the stand-in for Stripe does so here, too.
 */
export async function openInstallation(): Promise<Installation> {
  if (environment['DATABASE_URL']) {
    const config = readConfig({ LOG_LEVEL: 'error', ...environment });
    await prepareDatabase(config.database, console.error);
    return { config, close: async () => {} };
  }
  const { dataDir, port } = readStartConfig(environment);
  const folder = join(dataDir, 'postgres');
  const running = findRunningPostgres(folder);
  const started = running ? null : await startPostgres({ dataDir: folder });
  const read = (more: Record<string, string>): Config =>
    readConfig({
      LOG_LEVEL: 'error',
      ...copyEnvironment,
      ...more,
      PORT: String(port),
      KOMAWARI_DATA: dataDir,
      KOMAWARI_SECRET: environment['KOMAWARI_SECRET'] || keepSecret(join(dataDir, 'secret')),
      DATABASE_URL: running ?? started?.url,
    });
  const payments = await openTestPayments(read({}), dataDir);
  const config = read(payments?.environment ?? {});
  await prepareDatabase(config.database, console.error);
  return {
    config,
    async close() {
      await payments?.close();
      await started?.stop();
    },
  };
}
