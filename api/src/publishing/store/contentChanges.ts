import { column, defineTable } from '../../database/index.ts';

export const contentChanges = defineTable('content_changes', {
  id: column.bigint().counted(),
  key: column.text(),
  xid: column.transactionId().default('pg_current_xact_id()'),
  changedAt: column.instant().default('now()'),
  expandedAt: column.instant().orNull(),
});
