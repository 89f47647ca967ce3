import type { Database } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { keepListedTags } from './store/listedTags.ts';

/**
 * Counts the works of tags anew, and has the page of all tags drawn again where a count changed. Between two rounds
 * publications leave that page alone, unless a tag's last work goes or comes back. Answers whether anything changed.
 */
export async function refreshTagDirectory(
  database: Database,
  { at = new Date() }: { at?: Date } = {},
): Promise<boolean> {
  return database.transact(async (tx) => {
    const changed = await keepListedTags(tx, at);
    if (changed) await declareChanges(tx, [keys.tagDirectory]);
    return changed;
  });
}
