import { isIdOf } from '../../kernel/ids.ts';
import { idsOf } from '../parsedChanges.ts';
import { illustrationPath } from '../paths.ts';
import {
  findIllustrationsToDraw,
  isIllustrationVisible,
  listVisibleIllustrations,
} from '../store/publicIllustrations.ts';
import { ownersOf } from './changedOwners.ts';
import { definePageFamily } from './PageFamily.ts';

/** `/illustrations/{illustrationId}`; `?preview&index=n` is the same file. */
export const illustrationPages = definePageFamily<{ id: string }>({
  kind: 'illustration',
  parse: (_path, [first, id = '', ...rest]) =>
    first === 'illustrations' && rest.length === 0 && isIdOf('Illustration', id) ? { id } : null,
  async findCanonicalPath(reader, { id }, path) {
    return (await isIllustrationVisible(reader, id)) ? path : undefined;
  },
  listing: {
    list: listVisibleIllustrations,
    pathsOf: ({ id }) => [illustrationPath(id)],
  },
  /** Illustrations that changed, and those of changed creators that ought to be in the store and are not. */
  async listOwnPaths(tx, changes) {
    const illustrations = idsOf(changes, 'Illustration');
    const users = ownersOf(changes);
    if (illustrations.length + users.length === 0) return [];
    const rows = await findIllustrationsToDraw(tx, illustrations, users);
    return rows.map(({ id, key }) => ({ path: illustrationPath(id), key }));
  },
});
