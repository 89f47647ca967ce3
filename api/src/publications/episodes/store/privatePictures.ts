import type { Reader } from '../../../database/index.ts';
import { MAY_FETCH_PRIVATELY } from '../../../media/images/index.ts';

/** What is known of a picture that is not public and an account that asks for it. */
export interface PrivatePicture {
  /** Whether the account may have it. */
  mayFetch: boolean;
  /** Purchases with which the account may see it on a page that is paid for, and with which it saw none before. */
  unreadPurchases: string[];
  /**
   * Whether it is a page behind the walls of the episode, and the account passes these: what is said of one such page is true of all.
   * A free page of a paid episode says nothing, because who asks for it has not begun to read what was paid for.
   */
  isBehindPassedWalls: boolean;
}

/** Looks at a picture for an account, and at one episode that it may be a page of. One statement: it is asked while a reader waits for the picture. */
export async function findPrivatePicture(
  reader: Reader,
  { imageId, accountId, episodeId }: { imageId: string; accountId: string; episodeId: string | null },
): Promise<PrivatePicture> {
  const [row] = await reader.query<PrivatePicture>(
    'findPrivatePicture',
    `WITH paid_pages AS MATERIALIZED (
       SELECT e.id AS episode_id FROM pages p JOIN episodes e ON e.id = p.episode_id
       WHERE p.image_id = $1 AND p.position > coalesce(e.pages_charged_from, 0))
     SELECT ${MAY_FETCH_PRIVATELY('$1', '$2')} AS "mayFetch",
       ARRAY(SELECT b.id FROM paid_pages p JOIN purchases b ON b.episode_id = p.episode_id
             WHERE b.account_id = $2 AND b.status = 'COMPLETED' AND b.paid_pages_read_at IS NULL) AS "unreadPurchases",
       EXISTS (SELECT FROM paid_pages p JOIN wall_passes x ON x.episode_id = p.episode_id
               WHERE p.episode_id = $3 AND x.account_id = $2) AS "isBehindPassedWalls"`,
    [imageId, accountId, episodeId],
  );
  return row!;
}
