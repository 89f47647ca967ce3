import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';

export const paymentEvents = defineTable('payment_events', {
  id: column.text(),
  kind: column.text(),
  objectId: column.text(),
  purchaseId: column.text().orNull(),
  happenedAt: column.instant(),
  receivedAt: column.instant().default('now()'),
});

/** Writes down an event once; answers whether it is new. */
export const insertEvent = (
  tx: Transaction,
  event: { id: string; kind: string; objectId: string; purchaseId: string | null; happenedAt: Date },
): Promise<boolean> => paymentEvents.insertNew(tx, event);

/** Events are kept for a year: as long as a refund may be asked for. */
export const deleteOldEvents = (tx: Transaction): Promise<unknown> =>
  tx.query('deleteOldPaymentEvents', `DELETE FROM payment_events WHERE received_at < now() - interval '1 year'`);

/** Which of these events did not reach us. */
export async function findNewEvents(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const known = await paymentEvents.findAll(reader, { id: ids });
  const kept = new Set(known.map(({ id }) => id));
  return new Set(ids.filter((id) => !kept.has(id)));
}
