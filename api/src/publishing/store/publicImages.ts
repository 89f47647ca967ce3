import type { Reader, Transaction } from '../../database/index.ts';
import type { ListedRow } from './ListedRow.ts';

/** That a guest may fetch a picture because of a thing (its key), and whose it is. The work is that of an episode. */
export interface PublicImageUse {
  id: string;
  key: string;
  ownerId: string;
  workId: string | null;
}

/** Because of which things a guest may fetch these pictures. One statement; the view holds the predicate. */
export const findUses = (reader: Reader, ids: readonly string[]): Promise<PublicImageUse[]> =>
  reader.query<PublicImageUse>(
    'findPublicImages',
    `SELECT v.image_id AS id, v.key, v.owner_id AS "ownerId", e.work_id AS "workId"
     FROM public_images v LEFT JOIN episodes e ON v.key LIKE 'Episode:%' AND e.id = substr(v.key, 9)
     WHERE v.image_id = ANY($1)`,
    [ids],
  );

/** All pictures by id; those that a guest may fetch have a name. */
export const listImages = (reader: Reader, after: string, limit: number): Promise<ListedRow[]> =>
  reader.query<ListedRow>(
    'listImages',
    `SELECT i.id, (SELECT v.image_id FROM public_images v WHERE v.image_id = i.id LIMIT 1) AS name
     FROM images i WHERE i.id > $1 ORDER BY i.id LIMIT $2`,
    [after, limit],
  );

/** What changed, by what it is about. */
export interface ChangedOwnersOfImages {
  episodes: readonly string[];
  works: readonly string[];
  /** Works of which the episodes changed or the list of them: the first and the last visible one decide about the cover. */
  coverWorks: readonly string[];
  /** Creators. */
  owners: readonly string[];
  images: readonly string[];
  keys: readonly string[];
}

/** A picture and the key of the change that concerns it. */
export interface ChangedImage {
  id: string;
  key: string;
  /** No guest may fetch it. */
  isGone: boolean;
}

/** Every picture the changed things show or, by the recorded dependencies, showed. */
const CANDIDATES = `
  SELECT p.image_id AS id, 'Episode:' || p.episode_id AS key FROM pages p WHERE p.episode_id = ANY($1)
  UNION SELECT e.thumbnail_image_id, 'Episode:' || e.id FROM episodes e WHERE e.id = ANY($1)
  UNION SELECT p.image_id, 'Work:' || e.work_id FROM episodes e JOIN pages p ON p.episode_id = e.id WHERE e.work_id = ANY($2)
  UNION SELECT e.thumbnail_image_id, 'Work:' || e.work_id FROM episodes e WHERE e.work_id = ANY($2)
  UNION SELECT w.cover_image_id, 'Work:' || w.id FROM works w WHERE w.id = ANY($6)
  UNION SELECT u.image_id, u.key FROM other_image_uses u WHERE u.key = ANY($4)
  UNION SELECT i.id, 'User:' || i.owner_id FROM images i WHERE i.owner_id = ANY($3)
  UNION SELECT id, 'Image:' || id FROM unnest($5::text[]) AS id
  UNION SELECT substr(d.path, 9), d.key FROM page_dependencies d WHERE d.key = ANY($4) AND d.path LIKE '/images/%'`;

/**
 * Pictures whose place in the public folder is not what it should be: visible and not stored, or stored and not visible.
 * A picture that is being moved right now (it still has a stale row) is listed too, because what is stored is about to
 * change. Pictures with new formats are listed whenever they are public. Each is looked up by itself: as EXISTS,
 * PostgreSQL would read every stored path of the site into a hash first.
 */
export const findMisplaced = (tx: Transaction, changed: ChangedOwnersOfImages): Promise<ChangedImage[]> =>
  tx.query<ChangedImage>(
    'listChangedImages',
    `WITH candidates AS (${CANDIDATES}),
     judged AS (
       SELECT c.id, min(c.key) AS key,
         (SELECT v.image_id FROM public_images v WHERE v.image_id = c.id LIMIT 1) IS NOT NULL AS is_visible,
         (SELECT s.path FROM stored_pages s WHERE s.path = '/images/' || c.id) IS NOT NULL AS is_stored,
         (SELECT s.path FROM stale_pages s WHERE s.path = '/images/' || c.id LIMIT 1) IS NOT NULL AS is_moving
       FROM candidates c WHERE c.id IS NOT NULL GROUP BY c.id)
     SELECT id, key, NOT is_visible AS "isGone" FROM judged WHERE is_visible <> is_stored OR is_moving
     UNION
     SELECT v.image_id, 'Image:' || v.image_id, false FROM public_images v WHERE v.image_id = ANY($5)`,
    [changed.episodes, changed.works, changed.owners, changed.keys, changed.images, changed.coverWorks],
  );
