import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import type { FanOutType } from '../../../people/notifications/index.ts';
import { notifyWebhooksOfEpisodes } from '../../../people/webhooks/index.ts';

export const fanOuts = defineTable(
  'fan_outs',
  {
    type: column.text<FanOutType>(),
    entityId: column.text(),
    /** Whose watchers are told; null where the audience follows from the entity. */
    userId: column.text().orNull(),
    occurredAt: column.instant(),
    /** The last account that was told; empty at the beginning. */
    toldTo: column.text().default("''"),
    finishedAt: column.instant().orNull(),
  },
  { key: ['type', 'entityId'] },
);

/** Something that is told to many, and how far that got. */
export type FanOut = Omit<RowOf<typeof fanOuts>, 'finishedAt'>;

/** What became public longer ago than this is no news, whatever hid it meanwhile. */
const NEWS_DAYS = 7;

/**
 * Notes what readers can see now and nobody was told of. Asking the visibility predicate instead of those who publish
 * finds scheduled, restored and reopened things alike, and a worker that slept finds them when it wakes. Webhooks are told with it.
 */
export async function noteFanOuts(tx: Transaction): Promise<void> {
  const noted = await tx.query<{ type: FanOutType; id: string }>(
    'noteFanOuts',
    `INSERT INTO fan_outs (type, entity_id, user_id, occurred_at)
     SELECT * FROM (
       SELECT 'WATCHED_USER_PUBLISHED_EPISODE' AS type, e.id, w.user_id, e.publish_at AS at
         FROM visible_episodes e JOIN works w ON w.id = e.work_id WHERE e.publish_at > now() - interval '${NEWS_DAYS} days'
       UNION ALL SELECT 'WATCHED_USER_PUBLISHED_ILLUSTRATION', l.id, l.user_id, l.first_opened_at
         FROM visible_illustrations l WHERE l.first_opened_at > now() - interval '${NEWS_DAYS} days'
       UNION ALL SELECT 'CONTEST_RESULT', k.id, NULL, k.results_at
         FROM contests_now k WHERE k.state = 'RESULT' AND k.results_at > now() - interval '${NEWS_DAYS} days'
     ) found WHERE NOT EXISTS (SELECT 1 FROM fan_outs f WHERE f.type = found.type AND f.entity_id = found.id)
     ON CONFLICT DO NOTHING RETURNING type, entity_id AS id`,
  );
  const episodes = noted.filter(({ type }) => type === 'WATCHED_USER_PUBLISHED_EPISODE');
  await notifyWebhooksOfEpisodes(
    tx,
    episodes.map(({ id }) => id),
  );
}

/** From when a line of news can be told: now, or when it comes out; null where there is none. */
export async function findNewsOutAt(reader: Reader, infoEntryId: string): Promise<Date | null> {
  const [entry] = await reader.query<{ at: Date }>(
    'findNewsOutAt',
    'SELECT greatest(published_at, now()) AS at FROM info_entries WHERE id = $1',
    [infoEntryId],
  );
  return entry?.at ?? null;
}

/** Has everybody told of a line of news, once, when it is out. */
export async function insertAnnouncement(tx: Transaction, infoEntryId: string, at: Date): Promise<boolean> {
  return fanOuts.insertNew(tx, { type: 'ANNOUNCEMENT', entityId: infoEntryId, occurredAt: at });
}

/** Takes the oldest that is not finished and can be seen; others' are left to them. */
export async function takeFanOut(tx: Transaction): Promise<FanOut | null> {
  const [row] = await tx.query<FanOut>(
    'takeFanOut',
    `SELECT f.type, f.entity_id AS "entityId", f.user_id AS "userId", f.occurred_at AS "occurredAt", f.told_to AS "toldTo" FROM fan_outs f
     WHERE f.finished_at IS NULL AND f.occurred_at BETWEEN now() - interval '${NEWS_DAYS} days' AND now() AND CASE f.type
       WHEN 'WATCHED_USER_PUBLISHED_EPISODE' THEN EXISTS (SELECT 1 FROM visible_episodes e WHERE e.id = f.entity_id)
       WHEN 'WATCHED_USER_PUBLISHED_ILLUSTRATION' THEN EXISTS (SELECT 1 FROM visible_illustrations l WHERE l.id = f.entity_id)
       WHEN 'CONTEST_RESULT' THEN EXISTS (SELECT 1 FROM contests_now k WHERE k.id = f.entity_id AND k.state = 'RESULT')
       ELSE EXISTS (SELECT 1 FROM info_entries i WHERE i.id = f.entity_id AND i.published_at <= now()) END
     ORDER BY f.occurred_at LIMIT 1 FOR UPDATE OF f SKIP LOCKED`,
  );
  return row ?? null;
}

const AUDIENCES: Record<FanOutType, string> = {
  WATCHED_USER_PUBLISHED_EPISODE:
    'SELECT account_id AS id FROM watches WHERE user_id = $1 AND account_id > $2 AND created_at <= $3 ORDER BY account_id LIMIT $4',
  WATCHED_USER_PUBLISHED_ILLUSTRATION:
    'SELECT account_id AS id FROM watches WHERE user_id = $1 AND account_id > $2 AND created_at <= $3 ORDER BY account_id LIMIT $4',
  CONTEST_RESULT: `SELECT DISTINCT w.user_id AS id FROM contest_entries c JOIN works w ON w.id = c.work_id
    WHERE c.contest_id = $1 AND c.state = 'ENTERED' AND w.user_id > $2 AND c.entered_at <= $3 ORDER BY w.user_id LIMIT $4`,
  ANNOUNCEMENT: `SELECT u.id FROM users u JOIN accounts a ON a.id = u.id AND a.disabled_at IS NULL
    WHERE $1::text IS NOT NULL AND u.id > $2 AND u.created_at <= $3 ORDER BY u.id LIMIT $4`,
};

/** The next of those who are told, in the order of their ids. */
export async function listAudience(reader: Reader, fanOut: FanOut, size: number): Promise<string[]> {
  const { type, userId, entityId, toldTo, occurredAt } = fanOut;
  const rows = await reader.query<{ id: string }>(`listAudience_${type}`, AUDIENCES[type], [
    userId ?? entityId,
    toldTo,
    occurredAt,
    size,
  ]);
  return rows.map((row) => row.id);
}

/** Remembers how far it got, or that it is done. */
export async function advanceFanOut(tx: Transaction, { type, entityId }: FanOut, toldTo: string | null): Promise<void> {
  const progress = toldTo === null ? { toldTo: '', finishedAt: now } : { toldTo, finishedAt: null };
  await fanOuts.update(tx, { type, entityId }, progress);
}
