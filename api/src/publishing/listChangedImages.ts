import type { Transaction } from '../database/index.ts';
import { idsOf, type ParsedChange } from './expandChanges.ts';

/** A picture and the key of the change that concerns it. */
export interface ChangedImage {
  id: string;
  key: string;
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
export async function listChangedImages(tx: Transaction, changes: readonly ParsedChange[]): Promise<ChangedImage[]> {
  const episodes = idsOf(changes, 'Episode', { own: true });
  const works = idsOf(changes, 'Work', { own: true });
  // The first and the last visible episode decide whether there is a cover to see.
  const coverWorks = idsOf(changes, 'Work');
  const owners = [...new Set([...idsOf(changes, 'User', { own: true }), ...idsOf(changes, 'Site', { own: true })])];
  const images = idsOf(changes, 'Image');
  return tx.query<ChangedImage>(
    'listChangedImages',
    `WITH candidates AS (${CANDIDATES}),
     judged AS (
       SELECT c.id, min(c.key) AS key,
         (SELECT v.image_id FROM public_images v WHERE v.image_id = c.id LIMIT 1) IS NOT NULL AS is_visible,
         (SELECT s.path FROM stored_pages s WHERE s.path = '/images/' || c.id) IS NOT NULL AS is_stored,
         (SELECT s.path FROM stale_pages s WHERE s.path = '/images/' || c.id LIMIT 1) IS NOT NULL AS is_moving
       FROM candidates c WHERE c.id IS NOT NULL GROUP BY c.id)
     SELECT id, key FROM judged WHERE is_visible <> is_stored OR is_moving
     UNION
     SELECT v.image_id, 'Image:' || v.image_id FROM public_images v WHERE v.image_id = ANY($5)`,
    [episodes, works, owners, changes.map(({ key }) => key), images, coverWorks],
  );
}
