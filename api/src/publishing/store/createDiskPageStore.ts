import { access, constants, mkdir, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileBelow } from '@komawari/storage/files';
import { PAGE_FILE } from '../../kernel/pathSegment.ts';
import { imagePath, splitPath } from '../paths.ts';
import { compress } from './compress.ts';
import { createDiskAssets } from './createDiskAssets.ts';
import { createDiskPictures } from './createDiskPictures.ts';
import { createFileCache } from './createFileCache.ts';
import { exists, filesOnDisk } from './filesOnDisk.ts';
import type { PageStore } from './PageStore.ts';
import { syncFolder, writeFileInto } from './writeFileSet.ts';

/** The page store as files that a web server sends: `/works/w…` is `pages/works/w…/index.html`, with `.br` and `.gz` beside it. */
export interface DiskPageStore extends PageStore {
  readonly publicDir: string;
  /** The file of a page's HTML. Throws when the path is none that a page can have. */
  fileOf(path: string): string;
}

const ONE_HOUR_IN_MS = 3_600_000;

/** The second in which a file says it was written; null where there is none. */
const secondOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ mtimeMs }) => Math.floor(mtimeMs / 1000),
    () => null,
  );

/**
 * The second of a page that takes the place of another. A web server tells versions of a file apart by second and size alone:
 * of two that come within a second, it would call the later one unchanged to whoever has the one before.
 */
async function nextSecondOf(file: string): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const before = await secondOf(file);
  return before === null ? now : Math.max(now, before + 1);
}

async function removeAbandoned(temporaryDir: string): Promise<void> {
  for (const name of await readdir(temporaryDir)) {
    const found = await stat(join(temporaryDir, name)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ONE_HOUR_IN_MS)
      await rm(join(temporaryDir, name), { recursive: true, force: true });
  }
}

/** Opens the page store below `publicDir`. Unfinished files are in a folder of the same file system. */
export function createDiskPageStore(publicDir: string): DiskPageStore {
  const temporaryDir = join(publicDir, '.tmp');
  const pagesDir = join(publicDir, 'pages');
  const imagesDir = join(publicDir, 'images');
  const files = createFileCache(filesOnDisk);
  const fileOf = (path: string): string => fileBelow(pagesDir, [...splitPath(path), PAGE_FILE].join('/'));

  const precompressedOf = (file: string): { br: string; gz: string } => ({ br: `${file}.br`, gz: `${file}.gz` });

  async function writePrecompressed(file: string, body: Buffer): Promise<void> {
    const { br, gz } = await compress(body, 'fast');
    const precompressed = precompressedOf(file);
    // They are versions of their page: as with it, no two have the same second.
    const second = (await secondOf(file)) ?? undefined;
    await Promise.all([
      writeFileInto(temporaryDir, { path: precompressed.br, body: br, second }),
      writeFileInto(temporaryDir, { path: precompressed.gz, body: gz, second }),
    ]);
    await syncFolder(dirname(file));
    files.forget(file);
  }

  return {
    publicDir,
    place: publicDir,
    fileOf,
    read: (path) => files.get(fileOf(path)),
    async write(path, html) {
      const file = fileOf(path);
      const precompressed = precompressedOf(file);
      const body = Buffer.from(html);
      const current = await readFile(file).catch(() => null);
      if (current?.equals(body)) {
        const isWhole = (await exists(precompressed.br)) && (await exists(precompressed.gz));
        return {
          outcome: 'unchanged',
          complete: async () => (isWhole ? undefined : writePrecompressed(file, body)),
        };
      }
      // The old precompressed files go first: one that exists always says the same as its page.
      const second = await nextSecondOf(file);
      await writeFileInto(temporaryDir, { path: file, body, second }, () =>
        Promise.all([rm(precompressed.br, { force: true }), rm(precompressed.gz, { force: true })]),
      );
      files.forget(file);
      return { outcome: 'written', complete: () => writePrecompressed(file, body) };
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
      files.forget(file);
      return wasThere;
    },
    has: (path) => exists(fileOf(path)),
    async *listPaths() {
      for (const entry of await readdir(pagesDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || entry.name !== PAGE_FILE) continue;
        yield `/${relative(pagesDir, entry.parentPath).replaceAll(sep, '/')}`;
      }
      for (const id of await readdir(imagesDir)) yield imagePath(id);
    },
    ...createDiskPictures(imagesDir, temporaryDir),
    ...createDiskAssets(join(publicDir, 'assets'), temporaryDir, files),
    async prepare() {
      await Promise.all([
        mkdir(temporaryDir, { recursive: true }),
        mkdir(pagesDir, { recursive: true }),
        mkdir(imagesDir, { recursive: true }),
      ]);
      await removeAbandoned(temporaryDir);
    },
    isReachable: () =>
      access(publicDir, constants.R_OK | constants.W_OK).then(
        () => true,
        () => false,
      ),
  };
}
