import type { Reader } from '../database/index.ts';
import { families, FIXED_PATHS } from './pages/families.ts';
import type { PageFamily } from './pages/PageFamily.ts';
import { unavailablePathIn } from './pages/unavailablePages.ts';
import { imagePath } from './paths.ts';
import type { PublisherParts } from './PublisherParts.ts';
import { listImages } from './store/publicImages.ts';
import { listStored } from './store/storedPages.ts';

const ROWS_AT_ONCE = 500;

/** What is in the store or may have to be besides the pages of the families, listed as they are. */
const OTHER_LISTINGS: NonNullable<PageFamily['listing']>[] = [
  { list: listImages, pathsOf: ({ id }) => [imagePath(id)] },
  { list: listStored, pathsOf: ({ name }) => [name] },
];

async function* listFromDatabase(reader: Reader): AsyncGenerator<string> {
  yield* FIXED_PATHS;
  for (const { list, pathsOf } of [...families.flatMap(({ listing = [] }) => listing), ...OTHER_LISTINGS]) {
    let after = '';
    for (;;) {
      const rows = await list(reader, after, ROWS_AT_ONCE);
      for (const { id, name } of rows) if (name !== null) yield* pathsOf({ id, name });
      if (rows.length < ROWS_AT_ONCE) break;
      after = rows.at(-1)!.id;
    }
  }
}

/**
 * Every path that is public, and every path that is in the store and may have to leave it: a restored backup may know less than the
 * store. Each path comes once; the
 * rows are read in pieces, so the size of the site does not matter.
 */
export async function* listEveryPath({
  database,
  store,
  translation,
}: Pick<PublisherParts, 'database' | 'store' | 'translation'>): AsyncGenerator<string> {
  const seen = new Set<string>();
  const translated = translation ? [unavailablePathIn(translation.language)] : [];
  for (const source of [translated, listFromDatabase(database), store.listPaths()]) {
    for await (const path of source) {
      if (seen.has(path)) continue;
      seen.add(path);
      yield path;
    }
  }
}
