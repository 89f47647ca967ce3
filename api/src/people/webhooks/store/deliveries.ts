import {
  column,
  defineTable,
  type Reader,
  type RowOf,
  type Transaction,
  type LeavingAccount,
} from '../../../database/index.ts';
import { TEST_EVENT, type DeliveryState, type SentEvent } from '../Webhook.ts';

export const webhookDeliveries = defineTable('webhook_deliveries', {
  id: column.uuid().default('gen_random_uuid()'),
  webhookId: column.uuid(),
  event: column.text<SentEvent>(),
  /** What is told beside the event: ids by their names. */
  data: column.json<Readonly<Record<string, string | boolean>>>(),
  occurredAt: column.instant().default('now()'),
  state: column.text<DeliveryState>().default("'WAITING'"),
  attempts: column.integer().default('0'),
  dueAt: column.instant().default('now()'),
  attemptedAt: column.instant().orNull(),
  status: column.integer().orNull(),
  /** Why no answer came, in English; worded when it is shown (failures.ts). */
  failure: column.text().orNull(),
});

/** One thing a webhook is told, and how that went. */
export interface DeliveryRecord extends Omit<RowOf<typeof webhookDeliveries>, 'data' | 'attemptedAt' | 'dueAt'> {
  /** When it is tried next; null when it is settled. */
  dueAt: Date | null;
}

/** Deliveries of a webhook its owner sees. */
const SHOWN = 20;

/** The latest deliveries of each webhook, latest first. */
export async function listDeliveries(
  reader: Reader,
  webhookIds: readonly string[],
): Promise<Map<string, DeliveryRecord[]>> {
  const rows = await reader.query<DeliveryRecord>(
    'listWebhookDeliveries',
    `SELECT d.* FROM unnest($1::uuid[]) AS h (id) CROSS JOIN LATERAL (
       SELECT id, webhook_id AS "webhookId", event, state, attempts, occurred_at AS "occurredAt",
         CASE WHEN state = 'WAITING' THEN due_at END AS "dueAt", status, failure
       FROM webhook_deliveries WHERE webhook_id = h.id ORDER BY occurred_at DESC, id LIMIT ${SHOWN}) d`,
    [webhookIds],
  );
  return Map.groupBy(rows, (row) => row.webhookId);
}

/** Has the owner's webhook told of a test. False when the creator has none of this id. */
export async function insertTest(tx: Transaction, userId: string, webhookId: string): Promise<boolean> {
  const rows = await tx.query(
    'insertWebhookTest',
    `INSERT INTO webhook_deliveries (webhook_id, event, data)
     SELECT id, '${TEST_EVENT}', '{"message": "This is a test."}' FROM webhooks WHERE user_id = $1 AND id::text = $2 RETURNING id`,
    [userId, webhookId],
  );
  return rows.length > 0;
}

/** Sends a settled delivery again, with the id it had. False when the creator has no such. */
export async function repeatDelivery(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    'repeatWebhookDelivery',
    `UPDATE webhook_deliveries d SET state = 'WAITING', attempts = 0, due_at = now() FROM webhooks h
     WHERE h.id = d.webhook_id AND h.user_id = $1 AND d.id::text = $2 AND d.state <> 'WAITING' RETURNING d.id`,
    [userId, id],
  );
  return rows.length > 0;
}

/** Seconds after each try until the next one; together most of a day. After the last the delivery is given up. */
const WAITS = [60, 300, 1800, 7200, 18_000, 28_800, 28_800];
const TRIES = WAITS.length + 1;

/** A delivery that is about to be tried. */
export interface DueDelivery extends Pick<
  RowOf<typeof webhookDeliveries>,
  'id' | 'webhookId' | 'event' | 'data' | 'occurredAt'
> {
  url: string;
  sealedSecret: string;
  /** Whether a failure of this try is the end of it. */
  isLast: boolean;
}

/**
 * Takes deliveries that are due, each with its next try noted: should this worker die, that one comes anyway. A webhook
 * that is off gets tests only, and nothing leaves for somebody whose account is closed.
 */
export const takeDueDeliveries = (tx: Transaction, count: number): Promise<DueDelivery[]> =>
  tx.query<DueDelivery>(
    'takeDueWebhookDeliveries',
    `WITH next AS (
       SELECT d.id FROM webhook_deliveries d JOIN webhooks h ON h.id = d.webhook_id
         JOIN accounts a ON a.id = h.user_id AND a.disabled_at IS NULL
       WHERE d.state = 'WAITING' AND d.due_at <= now() AND (h.disabled_at IS NULL OR d.event = '${TEST_EVENT}')
       ORDER BY d.due_at LIMIT $1 FOR UPDATE OF d SKIP LOCKED)
     UPDATE webhook_deliveries d SET attempts = d.attempts + 1, attempted_at = now(),
       due_at = now() + make_interval(secs => coalesce(($2::int[])[d.attempts + 1], 60))
     FROM next, webhooks h WHERE d.id = next.id AND h.id = d.webhook_id
     RETURNING d.id, d.webhook_id AS "webhookId", h.url, h.sealed_secret AS "sealedSecret", d.event, d.data,
       d.occurred_at AS "occurredAt", d.attempts >= ${TRIES} OR d.event = '${TEST_EVENT}' AS "isLast"`,
    [count, WAITS],
  );

/** Writes down how a try went. */
export async function writeOutcome(
  tx: Transaction,
  id: string,
  outcome: Pick<RowOf<typeof webhookDeliveries>, 'state' | 'status' | 'failure'>,
): Promise<void> {
  await webhookDeliveries.update(tx, id, outcome);
}

/** Deletes what was settled, or waits for a webhook that is off, since 30 days. */
export async function deleteOldDeliveries(tx: Transaction): Promise<void> {
  await tx.query(
    'deleteOldWebhookDeliveries',
    `DELETE FROM webhook_deliveries WHERE occurred_at < now() - interval '30 days'`,
  );
}

/** Deletes deliveries to others that tell of an account. */
export async function forgetDeliveriesAbout(tx: Transaction, { accountId }: LeavingAccount): Promise<void> {
  await tx.query('forgetFan', 'DELETE FROM webhook_deliveries WHERE position($1 IN data::text) > 0', [accountId]);
}
