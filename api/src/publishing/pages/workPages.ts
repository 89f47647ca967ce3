import { isIdOf } from '../../kernel/ids.ts';
import type { Transaction } from '../../database/index.ts';
import { idsOf, type StalePath } from '../expandChanges.ts';
import { workPath } from '../paths.ts';
import { ownersOf } from './changedOwners.ts';
import { definePageFamily } from './PageFamily.ts';

/** 2,000 episodes, 100 a page. */
const LIST_PAGE = /^(?:[1-9]|1\d|20)$/;
/** 2,000 illustrations, 20 a page. */
const ILLUSTRATION_PAGE = /^(?:[1-9]\d?|100)$/;

const isListPage = (list: string, page: string): boolean =>
  (list === 'episodes' && LIST_PAGE.test(page)) || (list === 'illustrations' && ILLUSTRATION_PAGE.test(page));

async function listPaths(tx: Transaction, workIds: string[], userIds: string[]): Promise<StalePath[]> {
  const rows = await tx.query<{ id: string; key: string }>(
    'listWorkPaths',
    `SELECT id, 'Work:' || id AS key FROM visible_works WHERE id = ANY($1)
     UNION ALL
     SELECT w.id, 'User:' || w.user_id FROM visible_works w
     WHERE w.user_id = ANY($2) AND NOT EXISTS (SELECT 1 FROM stored_pages s WHERE s.path = '/works/' || w.id)`,
    [workIds, userIds],
  );
  return rows.map(({ id, key }) => ({ path: workPath(id), key }));
}

/**
 * `/works/{workId}`, and `/works/{workId}/episodes/{n}` and `/works/{workId}/illustrations/{n}`, where long lists go on
 * for readers without JavaScript.
 */
export const workPages = definePageFamily<{ id: string }>({
  kind: 'work',
  parse(_path, [first, id = '', ...rest]) {
    if (first !== 'works' || !isIdOf('Work', id)) return null;
    if (rest.length === 0) return { id };
    return rest.length === 2 && isListPage(rest[0] ?? '', rest[1] ?? '') ? { id } : null;
  },
  async findCanonicalPath(reader, { id }, path) {
    const rows = await reader.query('findVisibleWork', 'SELECT 1 FROM visible_works WHERE id = $1', [id]);
    return rows.length > 0 ? path : undefined;
  },
  listing: {
    sql: 'SELECT id, id AS name FROM visible_works WHERE id > $1 ORDER BY id LIMIT $2',
    pathsOf: ({ id }) => [workPath(id)],
  },
  async listOwnPaths(tx, changes) {
    const works = idsOf(changes, 'Work');
    const users = ownersOf(changes);
    return works.length + users.length > 0 ? listPaths(tx, works, users) : [];
  },
});
