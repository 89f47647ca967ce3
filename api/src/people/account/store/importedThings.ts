import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';

export const importedThings = defineTable(
  'imported_things',
  {
    accountId: column.text(),
    sourceId: column.text(),
    targetId: column.text(),
  },
  { key: ['accountId', 'sourceId'] },
);

/** What the things of archives became in this account, by their ids there. Things that are gone since count no more. */
export async function findImportedThings(reader: Reader, accountId: string): Promise<Map<string, string>> {
  const rows = await reader.query<{ sourceId: string; targetId: string }>(
    'findImportedThings',
    `SELECT t.source_id AS "sourceId", t.target_id AS "targetId" FROM imported_things t
     WHERE t.account_id = $1 AND (EXISTS (SELECT 1 FROM images i WHERE i.id = t.target_id) OR EXISTS (SELECT 1 FROM works w WHERE w.id = t.target_id)
       OR EXISTS (SELECT 1 FROM illustrations l WHERE l.id = t.target_id)
       OR EXISTS (SELECT 1 FROM portfolio_external_works x WHERE x.id = t.target_id))`,
    [accountId],
  );
  return new Map(rows.map(({ sourceId, targetId }) => [sourceId, targetId]));
}

/** Remembers what a thing of an archive became. */
export async function rememberThing(
  tx: Transaction,
  accountId: string,
  sourceId: string,
  targetId: string,
): Promise<void> {
  await tx.query(
    'rememberThing',
    `INSERT INTO imported_things (account_id, source_id, target_id) VALUES ($1, $2, $3)
     ON CONFLICT (account_id, source_id) DO UPDATE SET target_id = excluded.target_id`,
    [accountId, sourceId, targetId],
  );
}
