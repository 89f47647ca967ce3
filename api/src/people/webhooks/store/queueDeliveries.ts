import type { Transaction } from '../../../database/index.ts';

/** Has webhooks told of something inside the transaction in which it happens: both are there or neither is. */
const QUEUE = (event: string, data: string, from: string): string =>
  `INSERT INTO webhook_deliveries (webhook_id, event, data)
   SELECT h.id, '${event}', ${data} FROM ${from} AND h.disabled_at IS NULL AND '${event}' = ANY (h.events)`;

/** Tells creators' webhooks that these episodes can be read now. */
export async function notifyWebhooksOfEpisodes(tx: Transaction, episodeIds: readonly string[]): Promise<void> {
  if (episodeIds.length === 0) return;
  await tx.query(
    'notifyWebhooksOfEpisodes',
    QUEUE(
      'EPISODE_PUBLISHED',
      `jsonb_build_object('episodeId', e.id, 'workId', w.id, 'isFanOnly', e.status = 'FAN_ONLY')`,
      'episodes e JOIN works w ON w.id = e.work_id JOIN webhooks h ON h.user_id = w.user_id WHERE e.id = ANY ($1)',
    ),
    [episodeIds],
  );
}

/** Tells a creator's webhooks of a comment they can read. */
export async function notifyWebhooksOfComment(
  tx: Transaction,
  { userId, commentId, episodeId }: { userId: string; commentId: string; episodeId: string },
): Promise<void> {
  await tx.query(
    'notifyWebhooksOfComment',
    QUEUE(
      'COMMENT_RECEIVED',
      `jsonb_build_object('commentId', $2::text, 'episodeId', e.id, 'workId', e.work_id)`,
      'webhooks h JOIN episodes e ON e.id = $3 WHERE h.user_id = $1',
    ),
    [userId, commentId, episodeId],
  );
}

/** Tells a creator's webhooks of somebody who began to watch. */
export async function notifyWebhooksOfFan(tx: Transaction, userId: string, fanId: string): Promise<void> {
  await tx.query(
    'notifyWebhooksOfFan',
    QUEUE(
      'FAN_GAINED',
      `jsonb_build_object('userId', u.id, 'screenName', u.screen_name)`,
      'webhooks h JOIN users u ON u.id = $2 WHERE h.user_id = $1',
    ),
    [userId, fanId],
  );
}
