import type { Reader } from '../../../database/index.ts';

/**
 * Why somebody was warned, by the notification that tells of it. Trail and notification are written in one transaction, so it is the latest
 * warning about the thing up to then.
 */
export async function findWarnings(reader: Reader, notificationIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await reader.query<{ id: string; note: string }>(
    'findWarnings',
    `SELECT n.id, d.note FROM notifications n CROSS JOIN LATERAL (
       SELECT note FROM moderation_log
       WHERE thing_id = n.entity_id AND decision = 'WARN' AND happened_at <= n.occurred_at ORDER BY id DESC LIMIT 1
     ) d WHERE n.id = ANY($1) AND n.moderation = 'WARNED'`,
    [notificationIds],
  );
  return new Map(rows.map(({ id, note }) => [id, note]));
}
