import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getProduct } from '../config.ts';

/** A page as it lies in the store. */
export type StoredPage = { changedAt: number; html: string };

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Every page of the site that is stored, by its path. */
export function readPageStore(): Map<string, StoredPage> {
  const folder = join(getProduct().dataDir, 'public/pages');
  const files = filesBelow(folder).filter((file) => file.endsWith('index.html'));
  return new Map(
    files.map((file) => [
      `/${relative(folder, file).replace(/\/?index\.html$/, '')}`,
      { changedAt: statSync(file).mtimeMs, html: readFileSync(file, 'utf8') },
    ]),
  );
}

/** The paths of pages whose HTML holds a text. */
export const storedPagesWith = (text: string): string[] =>
  [...readPageStore()].flatMap(([path, { html }]) => (html.includes(text) ? [path] : [])).toSorted();

/** Public pictures that still lack their AVIF sizes; when those are made, the pages that show them are written again. */
export function countPicturesInTheMaking(): number {
  const folder = join(getProduct().dataDir, 'public/images');
  return readdirSync(folder).filter((id) => !readdirSync(join(folder, id)).some((name) => name.endsWith('.avif')))
    .length;
}

/** A line of the publisher's log: what one batch did, and because of which changes. */
export type Batch = { rendered: string[]; removed: string[]; unchanged: string[]; reasons: string[] };

/** All batches since the product started. */
export function readBatches(): Batch[] {
  return readFileSync(getProduct().logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"pages published"'))
    .map((line) => JSON.parse(line) as Batch);
}
