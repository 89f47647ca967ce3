import { createServer } from '../composition/app.ts';
import { readConfig, type Config } from '../config/config.ts';
import type { Database } from '../database/index.ts';
import { servePages } from '../http/pages/index.ts';
import { isShellPath } from '../http/shellPaths.ts';
import { createDiskPageStore } from '../publishing/index.ts';
import { findNameAfter } from '../people/sites/index.ts';

/** The API as it serves what lies in a page store, without a database: nothing is drawn. */
export async function startPageServer(
  publicDir: string,
  settings: Config['site'],
): Promise<{ address: string; close(): Promise<void> }> {
  const app = createServer(
    readConfig({
      DATABASE_URL: 'postgres://none',
      KOMAWARI_SECRET: 'x'.repeat(32),
      KOMAWARI_PUBLIC_URL: 'https://komawari.example',
      LOG_LEVEL: 'silent',
    }),
  );
  const none = () => Promise.reject(new Error('there is no database'));
  servePages(app, {
    findNameAfter,
    store: createDiskPageStore(publicDir),
    database: { query: none } as unknown as Database,
    publisher: { renderNow: none, findDrawn: none, drawForOne: none },
    application: { isPath: isShellPath, settings },
  });
  const { host } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return { address: host, close: () => app.close() };
}
