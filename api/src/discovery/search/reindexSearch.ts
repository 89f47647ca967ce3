import type { Database } from '../../database/index.ts';
import { countFrequencies } from './store/frequencies.ts';
import {
  indexCreatorNames,
  indexEpisodes,
  indexWorks,
  listCreatorsToIndex,
  listEpisodesToIndex,
  listWorksToIndex,
  refreshPopularity,
} from '../../people/searchIndex/index.ts';

const AT_ONCE = 500;

/**
 * Writes the index of everything, or only what has none, and refreshes the popularity. Works while others write. Returns how
 * many works it went through.
 */
export async function reindexSearch(
  { database }: { database: Database },
  { isMissing = false, onProgress }: { isMissing?: boolean; onProgress?: (works: number) => void } = {},
): Promise<number> {
  let works = 0;
  for (let after = ''; ;) {
    const ids = await listWorksToIndex(database, after, AT_ONCE, isMissing);
    if (ids.length === 0) break;
    await database.transact((tx) => indexWorks(tx, ids));
    after = ids.at(-1) ?? after;
    works += ids.length;
    onProgress?.(works);
  }
  for (let after = ''; ;) {
    const ids = await listCreatorsToIndex(database, after, AT_ONCE, isMissing);
    if (ids.length === 0) break;
    await database.transact((tx) => indexCreatorNames(tx, ids));
    after = ids.at(-1) ?? after;
  }
  for (let after = ''; ;) {
    const ids = await listEpisodesToIndex(database, after, AT_ONCE, isMissing);
    if (ids.length === 0) break;
    await database.transact((tx) => indexEpisodes(tx, ids));
    after = ids.at(-1) ?? after;
  }
  await database.transact(refreshPopularity);
  if (!isMissing) await countFrequencies(database);
  return works;
}
