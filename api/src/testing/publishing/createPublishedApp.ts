import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assetsDirOf, loadRenderer } from '@komawari/site/renderer';
import { createExecutor } from '../../composition/executor.ts';
import {
  createDiskPageStore,
  createPublisher,
  type PageRenderer,
  type Publisher,
  type PublisherOptions,
  type StoredFile,
} from '../../publishing/index.ts';
import { createTestApp, type TestApp } from '../createTestApp.ts';

const SITE_DIST = fileURLToPath(new URL('../../../../site/dist', import.meta.url));

/** A test application with a publisher, as in an installation. */
export interface PublishedApp extends TestApp {
  publisher: Publisher;
  /** What each publication reported: paths by what became of them. */
  reports: { rendered: string[]; unchanged: string[] }[];
  /** Everything in the page store by its path: the HTML of pages without counts, the names of each picture's files. */
  readStore(): Promise<Map<string, string>>;
  /** A page that is not stored, as whoever asks for it gets it, without counts; null when nothing is there. */
  readUnstored(path: string): Promise<string | null>;
  /** The same as a process draws it that knows no drawing of before. */
  drawAnew(path: string): Promise<string | null>;
}

/** Counts that readers' browsers bring up to date; a page is not drawn again for a like. */
const COUNTS = /(<span class="num" data-count=[^>]*>)[^<]*/g;
const withoutCounts = (html: string): string => html.replaceAll(COUNTS, '$1');

async function readFolder(root: string): Promise<string[]> {
  return (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Starts one whose pages this renderer draws; without one, the built site does. */
export async function createPublishedApp(given?: PageRenderer): Promise<PublishedApp> {
  const renderer = given ?? (await loadRenderer({ distDir: SITE_DIST }));
  const test = await createTestApp();
  const { services } = test;
  const store = createDiskPageStore(services.config.publicDir);
  await store.prepare();
  const reports: PublishedApp['reports'] = [];
  const options: PublisherOptions = {
    database: services.database,
    renderer,
    translation: {
      language: 'ja',
      findRenderer: () => loadRenderer({ distDir: SITE_DIST, language: 'ja' }),
      assetsDir: assetsDirOf(SITE_DIST, 'ja'),
    },
    executor: createExecutor(services, (fault) => void test.faults.push(String(fault))),
    store,
    objects: services.objects,
    origin: 'https://komawari.example',
    log: {
      info: (facts, words) => {
        if (words === 'pages published') reports.push(facts as (typeof reports)[number]);
      },
      warn: () => undefined,
      error: (facts) => void test.faults.push(JSON.stringify(facts)),
    },
  };
  const publisher = createPublisher(options);
  const textOf = (page: StoredFile | null) => page && withoutCounts(page.body.toString());
  return {
    ...test,
    publisher,
    reports,
    readUnstored: async (path) => textOf((await publisher.findDrawn(path)) ?? (await publisher.drawForOne(path))),
    drawAnew: async (path) => textOf(await createPublisher(options).drawForOne(path)),
    async readStore() {
      const files = new Map<string, string>();
      for (const file of await readFolder(join(store.publicDir, 'pages')))
        if (file.endsWith('.html'))
          files.set(file.slice(store.publicDir.length), withoutCounts(await readFile(file, 'utf8')));
      for (const file of await readFolder(join(store.publicDir, 'images')))
        files.set(file.slice(store.publicDir.length), '');
      return files;
    },
  };
}
