import { isIdOf } from '../../kernel/ids.ts';
import type { Transaction } from '../../database/index.ts';
import { idsOf, type StalePath } from '../expandChanges.ts';
import { illustrationPath } from '../paths.ts';
import { ownersOf } from './changedOwners.ts';
import { definePageFamily } from './PageFamily.ts';

/** Illustrations that changed, and those of changed creators that ought to be in the store and are not. */
async function listPaths(tx: Transaction, illustrationIds: string[], userIds: string[]): Promise<StalePath[]> {
  const rows = await tx.query<{ id: string; key: string }>(
    'listIllustrationPaths',
    `SELECT id, 'Illustration:' || id AS key FROM visible_illustrations WHERE id = ANY($1)
     UNION ALL
     SELECT l.id, 'User:' || l.user_id FROM visible_illustrations l
     WHERE l.user_id = ANY($2) AND NOT EXISTS (SELECT 1 FROM stored_pages s WHERE s.path = '/illustrations/' || l.id)`,
    [illustrationIds, userIds],
  );
  return rows.map(({ id, key }) => ({ path: illustrationPath(id), key }));
}

/** `/illustrations/{illustrationId}`; `?preview&index=n` is the same file. */
export const illustrationPages = definePageFamily<{ id: string }>({
  kind: 'illustration',
  parse: (_path, [first, id = '', ...rest]) =>
    first === 'illustrations' && rest.length === 0 && isIdOf('Illustration', id) ? { id } : null,
  async findCanonicalPath(reader, { id }, path) {
    const rows = await reader.query('findVisibleIllustration', 'SELECT 1 FROM visible_illustrations WHERE id = $1', [
      id,
    ]);
    return rows.length > 0 ? path : undefined;
  },
  listing: {
    sql: 'SELECT id, id AS name FROM visible_illustrations WHERE id > $1 ORDER BY id LIMIT $2',
    pathsOf: ({ id }) => [illustrationPath(id)],
  },
  async listOwnPaths(tx, changes) {
    const illustrations = idsOf(changes, 'Illustration');
    const users = ownersOf(changes);
    return illustrations.length + users.length > 0 ? listPaths(tx, illustrations, users) : [];
  },
});
