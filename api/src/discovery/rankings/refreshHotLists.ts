import type { Database } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { listHeat, type HotList } from './store/heat.ts';
import { forgetOldHotLists, keepHotList } from './store/hotLists.ts';
import { takeTurnWithHotLists } from './store/turns.ts';

const LISTS: readonly HotList[] = ['hotWorks', 'hotNewEpisodes', 'hotTags'];

/** Computes what is hot at an instant, and has pages drawn again where the order changed. Answers the lists that changed. */
export async function refreshHotLists(database: Database, { at = new Date() }: { at?: Date } = {}): Promise<HotList[]> {
  return database.transact(async (tx) => {
    await takeTurnWithHotLists(tx);
    const changed: HotList[] = [];
    for (const list of LISTS) if (await keepHotList(tx, list, await listHeat(tx, list, at))) changed.push(list);
    await forgetOldHotLists(tx);
    await declareChanges(
      tx,
      changed.map((list) => keys[list]),
    );
    return changed;
  });
}
