import { isIdOf } from '../../kernel/ids.ts';
import { idsOf } from '../parsedChanges.ts';
import { workPath } from '../paths.ts';
import { findWorksToDraw, isWorkVisible, listVisibleWorks } from '../store/publicWorks.ts';
import { ownersOf } from './changedOwners.ts';
import { definePageFamily } from './PageFamily.ts';

/** 2,000 episodes, 100 a page. */
const LIST_PAGE = /^(?:[1-9]|1\d|20)$/;
/** 2,000 illustrations, 20 a page. */
const ILLUSTRATION_PAGE = /^(?:[1-9]\d?|100)$/;

const isListPage = (list: string, page: string): boolean =>
  (list === 'episodes' && LIST_PAGE.test(page)) || (list === 'illustrations' && ILLUSTRATION_PAGE.test(page));

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
    return (await isWorkVisible(reader, id)) ? path : undefined;
  },
  listing: {
    list: listVisibleWorks,
    pathsOf: ({ id }) => [workPath(id)],
  },
  async listOwnPaths(tx, changes) {
    const works = idsOf(changes, 'Work');
    const users = ownersOf(changes);
    if (works.length + users.length === 0) return [];
    const rows = await findWorksToDraw(tx, works, users);
    return rows.map(({ id, key }) => ({ path: workPath(id), key }));
  },
});
