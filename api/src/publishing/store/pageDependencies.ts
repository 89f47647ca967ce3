import { column, defineTable, type RowOf, type Transaction } from '../../database/index.ts';

export const pageDependencies = defineTable(
  'page_dependencies',
  {
    path: column.text(),
    key: column.text(),
  },
  { key: ['path', 'key'] },
);

/** Pages whose recorded dependencies name a changed key. Pictures are decided by listChangedImages. */
export const listDependents = (
  tx: Transaction,
  changed: readonly string[],
): Promise<RowOf<typeof pageDependencies>[]> =>
  tx.query(
    'listDependents',
    `SELECT path, key FROM page_dependencies WHERE key = ANY($1) AND path NOT LIKE '/images/%'`,
    [changed],
  );

/** The keys that each path was made of: pairs, as two columns of the same length. */
export interface Dependencies {
  paths: readonly string[];
  keys: readonly string[];
}

/** Makes these the only dependencies of the paths drawn; a path without any has none left. */
export async function replaceDependencies(
  tx: Transaction,
  drawn: readonly string[],
  { paths, keys }: Dependencies,
): Promise<void> {
  await tx.query(
    'replaceDependencies',
    `WITH fresh AS (SELECT * FROM unnest($2::text[], $3::text[]) AS f (path, key)),
     gone AS (DELETE FROM page_dependencies d WHERE d.path = ANY($1) AND NOT EXISTS (SELECT 1 FROM fresh f WHERE f.path = d.path AND f.key = d.key))
     INSERT INTO page_dependencies (path, key) SELECT path, key FROM fresh ON CONFLICT DO NOTHING`,
    [drawn, paths, keys],
  );
}

/** Deletes the dependencies on an account or one of its pictures. */
export async function deleteDependenciesOn(tx: Transaction, accountId: string): Promise<void> {
  await tx.query(
    'forgetDependencies',
    `DELETE FROM page_dependencies
     WHERE position($1 IN key) > 0 OR key IN (SELECT 'Image:' || id FROM images WHERE owner_id = $1)`,
    [accountId],
  );
}
