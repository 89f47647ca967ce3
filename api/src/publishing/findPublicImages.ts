import type { Reader } from '../database/index.ts';
import { keys } from './keys.ts';
import { findUses } from './store/publicImages.ts';

/** Why a guest may fetch a picture: the things that show it, and what would hide them. */
export interface PublicUse {
  keys: string[];
  watched: string[];
}

/** The pictures among `ids` that a guest may fetch. */
export async function findPublicImages(reader: Reader, ids: readonly string[]): Promise<Map<string, PublicUse>> {
  const uses = new Map<string, PublicUse>();
  for (const { id, key, ownerId, workId } of await findUses(reader, ids)) {
    const use = uses.get(id) ?? { keys: [], watched: [keys.image(id)] };
    use.keys.push(key);
    use.watched.push(keys.user(ownerId), keys.site(ownerId), ...(workId ? [keys.work(workId)] : []));
    uses.set(id, use);
  }
  return uses;
}
