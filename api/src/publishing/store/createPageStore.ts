import { mkdir, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileBelow } from '@komawari/storage/files';
import { PAGE_FILE } from '../../kernel/pathSegment.ts';
import { splitPath } from '../paths.ts';
import { compress } from './compress.ts';
import { syncFolder, writeFileInto } from './writeFileSet.ts';

/** A page that readers get. */
export interface WrittenPage {
  /** `unchanged` when these very bytes were there, so that caches stay valid. */
  outcome: 'written' | 'unchanged';
  /** Adds the precompressed files and makes everything survive a power cut. Must be called before the page counts as stored. */
  complete(): Promise<void>;
}

/** The published pages as files: `/works/w…` is `pages/works/w…/index.html`, with `.br` and `.gz` beside it. */
export interface PageStore {
  readonly publicDir: string;
  /** Folder for files that are not finished; on the same file system as the rest. */
  readonly temporaryDir: string;
  /** The file of a page's HTML. Throws when the path is none that a page can have. */
  fileOf(path: string): string;
  /** Puts a page into the store; readers get it when this resolves. Its precompressed files come with `complete`. */
  write(path: string, html: string): Promise<WrittenPage>;
  /** Takes a page out of the store, precompressed files first. Returns whether it was there. */
  remove(path: string): Promise<boolean>;
  /** Whether the page is there. */
  has(path: string): Promise<boolean>;
  /** Calls back after this process changed or removed a page. Returns the function that ends it. */
  watch(listener: (path: string) => void): () => void;
  /** Makes the folders and clears away what killed processes left behind. */
  prepare(): Promise<void>;
}

const ONE_HOUR_IN_MS = 3_600_000;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function removeAbandoned(temporaryDir: string): Promise<void> {
  for (const name of await readdir(temporaryDir)) {
    const found = await stat(join(temporaryDir, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ONE_HOUR_IN_MS)
      await rm(join(temporaryDir, name), { recursive: true, force: true });
  }
}

/** Opens the page store below `publicDir`. */
export function createPageStore(publicDir: string): PageStore {
  const temporaryDir = join(publicDir, '.tmp');
  const pagesDir = join(publicDir, 'pages');
  const listeners = new Set<(path: string) => void>();
  const notify = (path: string): void => listeners.forEach((listener) => listener(path));
  const fileOf = (path: string): string => fileBelow(pagesDir, [...splitPath(path), PAGE_FILE].join('/'));

  const precompressedOf = (file: string): { br: string; gz: string } => ({ br: `${file}.br`, gz: `${file}.gz` });

  async function writePrecompressed(path: string, file: string, body: Buffer): Promise<void> {
    const { br, gz } = await compress(body, 'fast');
    const precompressed = precompressedOf(file);
    await Promise.all([
      writeFileInto(temporaryDir, { path: precompressed.br, body: br }),
      writeFileInto(temporaryDir, { path: precompressed.gz, body: gz }),
    ]);
    await syncFolder(dirname(file));
    notify(path);
  }

  return {
    publicDir,
    temporaryDir,
    fileOf,
    async write(path, html) {
      const file = fileOf(path);
      const precompressed = precompressedOf(file);
      const body = Buffer.from(html);
      const current = await readFile(file).catch(() => null);
      if (current?.equals(body)) {
        const isWhole = (await exists(precompressed.br)) && (await exists(precompressed.gz));
        return {
          outcome: 'unchanged',
          complete: async () => (isWhole ? undefined : writePrecompressed(path, file, body)),
        };
      }
      // The old precompressed files go first: one that exists always says the same as its page.
      await writeFileInto(temporaryDir, { path: file, body }, () =>
        Promise.all([rm(precompressed.br, { force: true }), rm(precompressed.gz, { force: true })]),
      );
      notify(path);
      return { outcome: 'written', complete: () => writePrecompressed(path, file, body) };
    },
    async remove(path) {
      const file = fileOf(path);
      const wasThere = await exists(file);
      const precompressed = precompressedOf(file);
      await Promise.all([rm(precompressed.br, { force: true }), rm(precompressed.gz, { force: true })]);
      await rm(file, { force: true });
      if (wasThere) await syncFolder(dirname(file));
      // Subpages may still live in the folder.
      await rmdir(dirname(file)).catch(() => undefined);
      notify(path);
      return wasThere;
    },
    has: (path) => exists(fileOf(path)),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async prepare() {
      await Promise.all([
        mkdir(temporaryDir, { recursive: true }),
        mkdir(pagesDir, { recursive: true }),
        mkdir(join(publicDir, 'images'), { recursive: true }),
      ]);
      await removeAbandoned(temporaryDir);
    },
  };
}
