import { foldTag } from '../../kernel/tagTitle.ts';
import { keys } from '../keys.ts';
import { idsOf } from '../parsedChanges.ts';
import { tagPath } from '../paths.ts';
import { findTagTitle, findTagTitles, listTagTitles } from '../store/tagTitles.ts';
import { definePageFamily } from './PageFamily.ts';

/** `/tags/{tagTitle}` */
export const tagPages = definePageFamily<{ title: string }>({
  kind: 'tag',
  parse: (_path, [first, title = '', ...rest]) =>
    first === 'tags' && title !== '' && rest.length === 0 ? { title } : null,
  async findCanonicalPath(reader, { title }) {
    const own = await findTagTitle(reader, foldTag(title));
    return own && tagPath(own);
  },
  listing: {
    list: listTagTitles,
    pathsOf: ({ name }) => [tagPath(name)],
  },
  async listOwnPaths(tx, changes) {
    const tags = idsOf(changes, 'Tag');
    if (tags.length === 0) return [];
    const rows = await findTagTitles(tx, tags);
    return rows.map(({ id, title }) => ({ path: tagPath(title), key: keys.tag(id) }));
  },
});
