import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assetsDirOf, loadRenderer } from '@komawari/site/renderer';
import { createExecutor } from '../../composition/executor.ts';
import { createDiskPageStore, createPublisher, type PageRenderer, type Publisher } from '../../publishing/index.ts';
import { createTestApp, type TestApp } from '../createTestApp.ts';

const SITE_DIST = fileURLToPath(new URL('../../../../site/dist', import.meta.url));

/** A test application with a publisher, as in an installation. */
export interface PublishedApp extends TestApp {
  publisher: Publisher;
  /** Everything in the page store by its path: the HTML of pages without counts, the names of each picture's files. */
  readStore(): Promise<Map<string, string>>;
}

/** Counts that readers' browsers bring up to date; a page is not drawn again for a like. */
const COUNTS = /(<span class="num" data-count=[^>]*>)[^<]*/g;

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
  const publisher = createPublisher({
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
      info: () => undefined,
      warn: () => undefined,
      error: (facts) => void test.faults.push(JSON.stringify(facts)),
    },
  });
  return {
    ...test,
    publisher,
    async readStore() {
      const files = new Map<string, string>();
      for (const file of await readFolder(join(store.publicDir, 'pages')))
        if (file.endsWith('.html'))
          files.set(file.slice(store.publicDir.length), (await readFile(file, 'utf8')).replaceAll(COUNTS, '$1'));
      for (const file of await readFolder(join(store.publicDir, 'images')))
        files.set(file.slice(store.publicDir.length), '');
      return files;
    },
  };
}
