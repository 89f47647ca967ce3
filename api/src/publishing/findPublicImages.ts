import type { Reader } from '../database/index.ts';
import { keys } from './keys.ts';

/** Why a guest may fetch a picture: the things that show it, and what would hide them. */
export interface PublicUse {
  keys: string[];
  watched: string[];
}

/** The pictures among `ids` that a guest may fetch. One statement; the view holds the predicate. */
export async function findPublicImages(reader: Reader, ids: readonly string[]): Promise<Map<string, PublicUse>> {
  const rows = await reader.query<{ id: string; key: string; ownerId: string; workId: string | null }>(
    'findPublicImages',
    `SELECT v.image_id AS id, v.key, v.owner_id AS "ownerId", e.work_id AS "workId"
     FROM public_images v LEFT JOIN episodes e ON v.key LIKE 'Episode:%' AND e.id = substr(v.key, 9)
     WHERE v.image_id = ANY($1)`,
    [ids],
  );
  const uses = new Map<string, PublicUse>();
  for (const { id, key, ownerId, workId } of rows) {
    const use = uses.get(id) ?? { keys: [], watched: [keys.image(id)] };
    use.keys.push(key);
    use.watched.push(keys.user(ownerId), keys.site(ownerId), ...(workId ? [keys.work(workId)] : []));
    uses.set(id, use);
  }
  return uses;
}
