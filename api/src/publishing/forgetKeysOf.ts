import type { Transaction } from '../database/index.ts';

/** Forgets what was noted about an account and its pictures; its pages are gone since it was closed. */
export async function forgetKeysOf(tx: Transaction, accountId: string): Promise<void> {
  const about = `(position($1 IN key) > 0 OR key IN (SELECT 'Image:' || id FROM images WHERE owner_id = $1))`;
  await tx.query('forgetChanges', `DELETE FROM content_changes WHERE expanded_at IS NOT NULL AND ${about}`, [
    accountId,
  ]);
  await tx.query('forgetDependencies', `DELETE FROM page_dependencies WHERE ${about}`, [accountId]);
}
