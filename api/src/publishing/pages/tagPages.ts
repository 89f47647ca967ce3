import { foldTag } from '../../kernel/tagTitle.ts';
import { idsOf } from '../expandChanges.ts';
import { keys } from '../keys.ts';
import { tagPath } from '../paths.ts';
import { definePageFamily } from './PageFamily.ts';

/** Other names of a tag lead to it. */
const FIND_TITLE = `SELECT title FROM tags WHERE norm = $1
  UNION ALL SELECT t.title FROM tag_aliases a JOIN tags t ON t.id = a.tag_id WHERE a.norm = $1`;

/** `/tags/{tagTitle}` */
export const tagPages = definePageFamily<{ title: string }>({
  kind: 'tag',
  parse: (_path, [first, title = '', ...rest]) =>
    first === 'tags' && title !== '' && rest.length === 0 ? { title } : null,
  async findCanonicalPath(reader, { title }) {
    const [row] = await reader.query<{ title: string }>('findTagOfPath', FIND_TITLE, [foldTag(title)]);
    return row && tagPath(row.title);
  },
  listing: {
    sql: 'SELECT id, title AS name FROM tags WHERE id > $1 ORDER BY id LIMIT $2',
    pathsOf: ({ name }) => [tagPath(name)],
  },
  async listOwnPaths(tx, changes) {
    const tags = idsOf(changes, 'Tag');
    if (tags.length === 0) return [];
    const rows = await tx.query<{ id: string; title: string }>(
      'listTagPaths',
      'SELECT id, title FROM tags WHERE id = ANY($1)',
      [tags],
    );
    return rows.map(({ id, title }) => ({ path: tagPath(title), key: keys.tag(id) }));
  },
});
