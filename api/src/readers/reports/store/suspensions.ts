import type { Reader } from '../../../database/index.ts';

/** That operators keep a thing from readers: since when and why, each as far as it was written down. */
export interface SuspensionRecord {
  /** Whose the thing is. */
  ownerId: string;
  suspendedAt: Date | null;
  reason: string | null;
}

/**
 * Why works, episodes and illustrations are taken down, by id; those that are not have no entry. What was decided before a thing was
 * taken down says nothing of why it is now.
 */
export async function findSuspensions(reader: Reader, ids: readonly string[]): Promise<Map<string, SuspensionRecord>> {
  const rows = await reader.query<SuspensionRecord & { id: string }>(
    'findSuspensions',
    `SELECT t.id, t."ownerId", coalesce(t.since, d.happened_at) AS "suspendedAt", d.note AS reason
     FROM (
       SELECT id, user_id AS "ownerId", suspended_at AS since FROM works WHERE id = ANY($1) AND suspended_at IS NOT NULL
       UNION ALL
       SELECT id, user_id, suspended_at FROM illustrations WHERE id = ANY($1) AND suspended_at IS NOT NULL
       UNION ALL
       SELECT e.id, w.user_id, NULL FROM episodes e JOIN works w ON w.id = e.work_id WHERE e.id = ANY($1) AND e.status = 'SUSPENDED'
     ) t
     LEFT JOIN LATERAL (
       SELECT happened_at, note FROM moderation_log
       WHERE thing_id = t.id AND decision = 'TAKE_DOWN' AND happened_at >= coalesce(t.since, '-infinity') ORDER BY id DESC LIMIT 1
     ) d ON true`,
    [ids],
  );
  return new Map(rows.map(({ id, ...suspension }) => [id, suspension]));
}
