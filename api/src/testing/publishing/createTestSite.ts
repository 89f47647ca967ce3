import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStore, type ObjectStore } from '@komawari/storage/objects';
import { createTestDatabase } from '../testCluster.ts';
import { openDatabase, type Database } from '../../database/index.ts';
import { createPublisher, type Publisher, type PublisherOptions } from '../../publishing/createPublisher.ts';
import type { Log } from '../../publishing/PublisherParts.ts';
import { createDiskPageStore, type DiskPageStore } from '../../publishing/store/createDiskPageStore.ts';
import { createTestRenderer, testExecutor } from './testRenderer.ts';

/** One line of the publisher's log. */
export type LogLine = Record<string, unknown> & { message: string };

/** A database, a page store and a publisher of a test's own, with a small site drawn from plain SQL. */
export interface TestSite {
  database: Database;
  url: string;
  store: DiskPageStore;
  objects: ObjectStore;
  publicDir: string;
  lines: LogLine[];
  /** Another publisher on the same database and store, as another process would have. */
  createPublisher(options?: Partial<PublisherOptions>): Publisher;
  /** The stored HTML of a path, or null. */
  read(path: string): Promise<string | null>;
  /** The paths that batches since the last call named, by outcome. */
  takeLog(): { rendered: string[]; removed: string[]; unchanged: string[]; absent: string[]; reasons: string[] };
  close(): Promise<void>;
}

function createLog(lines: LogLine[]): Log {
  const write = (facts: object, message: string): void => void lines.push({ ...facts, message });
  return { info: write, warn: write, error: write };
}

/** Opens a test site. */
export async function createTestSite(): Promise<TestSite> {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase(url);
  const publicDir = await mkdtemp(join(tmpdir(), 'komawari-pages-'));
  const objects = createDiskStore(join(publicDir, '..objects'));
  const store = createDiskPageStore(publicDir);
  await store.prepare();
  const lines: LogLine[] = [];
  const renderer = await createTestRenderer(publicDir);
  return {
    database,
    url,
    store,
    objects,
    publicDir,
    lines,
    createPublisher: (options = {}) =>
      createPublisher({
        database,
        renderer,
        executor: testExecutor,
        store,
        objects,
        origin: 'https://komawari.example',
        log: createLog(lines),
        ...options,
      }),
    read: (path) => readFile(store.fileOf(path), 'utf8').catch(() => null),
    takeLog() {
      const batches = lines.splice(0).filter(({ message }) => message === 'pages published');
      const all = (name: string): string[] =>
        [...new Set(batches.flatMap((line) => line[name] as string[]))].toSorted();
      return {
        rendered: all('rendered'),
        removed: all('removed'),
        unchanged: all('unchanged'),
        absent: all('absent'),
        reasons: all('reasons'),
      };
    },
    async close() {
      await database.close();
      await drop();
      await rm(publicDir, { recursive: true, force: true });
    },
  };
}
