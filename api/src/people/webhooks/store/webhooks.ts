import { column, defineTable, now, type Reader, type RowOf, type Transaction } from '../../../database/index.ts';
import { isUuid } from '../../../kernel/ids.ts';
import type { WebhookEvent } from '../Webhook.ts';
import { listDeliveries, type DeliveryRecord } from './deliveries.ts';

export const webhooks = defineTable('webhooks', {
  id: column.uuid().default('gen_random_uuid()'),
  userId: column.text(),
  url: column.text(),
  sealedSecret: column.text(),
  events: column.texts<WebhookEvent>(),
  createdAt: column.instant().default('now()'),
  disabledAt: column.instant().orNull(),
  disabledReason: column.text<'OWNER' | 'FAILURES'>().orNull(),
  /** Deliveries in a row that were given up. */
  givenUp: column.integer().default('0'),
  /** When its owner was told that it was switched off. */
  toldAt: column.instant().orNull(),
});

/** A webhook as its owner sees it. */
export interface WebhookRecord extends Pick<RowOf<typeof webhooks>, 'id' | 'url' | 'events' | 'createdAt'> {
  /** Null while it is on. */
  disabledBy: RowOf<typeof webhooks>['disabledReason'];
  /** The latest, latest first. */
  deliveries: DeliveryRecord[];
}

const COLUMNS = `id, url, events, created_at AS "createdAt", disabled_reason AS "disabledBy"`;

/** The webhooks of a creator, oldest first, with what was sent to them last. `id` asks for one. */
export async function listWebhooks(reader: Reader, userId: string, id: string | null = null): Promise<WebhookRecord[]> {
  const rows = await reader.query<Omit<WebhookRecord, 'deliveries'>>(
    'listWebhooks',
    `SELECT ${COLUMNS} FROM webhooks WHERE user_id = $1 AND ($2::text IS NULL OR id::text = $2) ORDER BY created_at, id`,
    [userId, id],
  );
  const deliveries = await listDeliveries(
    reader,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, deliveries: deliveries.get(row.id) ?? [] }));
}

/** How many webhooks a creator has; of two tabs that add one, the second waits here. */
export async function countWebhooks(tx: Transaction, userId: string): Promise<number> {
  await tx.query('lockWebhooks', 'SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
  const [row] = await tx.query<{ count: number }>(
    'countWebhooks',
    'SELECT count(*)::int AS count FROM webhooks WHERE user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Writes a new webhook and answers its id. */
export async function insertWebhook(
  tx: Transaction,
  webhook: { userId: string; url: string; sealedSecret: string; events: readonly WebhookEvent[] },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'insertWebhook',
    'INSERT INTO webhooks (user_id, url, sealed_secret, events) VALUES ($1, $2, $3, $4) RETURNING id',
    [webhook.userId, webhook.url, webhook.sealedSecret, webhook.events],
  );
  if (!row) throw new Error('a webhook vanished while it was written');
  return row.id;
}

/** Changes what is given; false when the creator has none of this id. Switching it on forgets its failures. */
export async function writeWebhook(
  tx: Transaction,
  { userId, id }: { userId: string; id: string },
  changes: { events: readonly WebhookEvent[] | null; isEnabled: boolean | null },
): Promise<boolean> {
  const rows = await tx.query(
    'writeWebhook',
    `UPDATE webhooks SET events = coalesce($3, events),
       disabled_at = CASE WHEN $4::boolean THEN NULL WHEN NOT $4::boolean THEN coalesce(disabled_at, now()) ELSE disabled_at END,
       disabled_reason = CASE WHEN $4::boolean THEN NULL WHEN NOT $4::boolean THEN coalesce(disabled_reason, 'OWNER') ELSE disabled_reason END,
       given_up = CASE WHEN $4::boolean THEN 0 ELSE given_up END, told_at = CASE WHEN $4::boolean THEN NULL ELSE told_at END
     WHERE user_id = $1 AND id::text = $2 RETURNING id`,
    [userId, id, changes.events, changes.isEnabled],
  );
  return rows.length > 0;
}

/** Deletes a webhook with everything that waits for it; false when the creator has none of this id. */
export async function deleteWebhook(tx: Transaction, userId: string, id: string): Promise<boolean> {
  return isUuid(id) && (await webhooks.delete(tx, { userId, id })) > 0;
}

/** Deliveries in a row that are given up before a webhook is switched off: nothing arrived there for days. */
const GIVEN_UP_MOST = 5;

/** Notes that something arrived at a webhook, or that a delivery was given up: the fifth in a row switches it off. */
export async function noteOutcome(tx: Transaction, id: string, isDelivered: boolean): Promise<void> {
  await tx.query(
    'noteWebhookOutcome',
    isDelivered
      ? 'UPDATE webhooks SET given_up = 0 WHERE id = $1 AND given_up > 0'
      : `UPDATE webhooks SET given_up = given_up + 1,
           disabled_at = CASE WHEN given_up + 1 >= ${GIVEN_UP_MOST} THEN coalesce(disabled_at, now()) ELSE disabled_at END,
           disabled_reason = CASE WHEN given_up + 1 >= ${GIVEN_UP_MOST} THEN coalesce(disabled_reason, 'FAILURES') ELSE disabled_reason END
         WHERE id = $1`,
    [id],
  );
}

/** A webhook that was switched off, and whose owner does not know yet. */
export type SilencedWebhook = Pick<RowOf<typeof webhooks>, 'id' | 'userId' | 'url'>;

/** Takes the webhooks of which a mail has to tell that they were switched off. */
export const takeSilencedWebhooks = (tx: Transaction): Promise<SilencedWebhook[]> =>
  tx.query<SilencedWebhook>(
    'takeSilencedWebhooks',
    `SELECT id, user_id AS "userId", url FROM webhooks
     WHERE disabled_reason = 'FAILURES' AND told_at IS NULL LIMIT 10 FOR UPDATE SKIP LOCKED`,
  );

/** Notes that the owner was told. */
export async function noteTold(tx: Transaction, id: string): Promise<void> {
  await webhooks.update(tx, id, { toldAt: now });
}
