import { isIdOf } from '../../kernel/ids.ts';
import { idsOf } from '../parsedChanges.ts';
import { portfolioWorkPath } from '../paths.ts';
import {
  findPortfolioOwner,
  findPortfolioWorksToDraw,
  listVisiblePortfolioWorks,
} from '../store/publicPortfolioWorks.ts';
import { ownersOf } from './changedOwners.ts';
import { definePageFamily } from './PageFamily.ts';

/** `/@{screenName}/mangafolio/external_works/{id}` and `/@{screenName}/mangafolio/komawari_works/{id}` */
export const portfolioWorkPages = definePageFamily<{ screenName: string; id: string }>({
  kind: 'portfolio work',
  parse(_path, [first = '', second, third, id = '', ...rest]) {
    if (rest.length > 0 || second !== 'mangafolio' || !/^@[\w.-]{1,50}$/.test(first)) return null;
    const isKnown =
      (third === 'external_works' && isIdOf('ExternalWork', id)) ||
      (third === 'komawari_works' && isIdOf('KomawariWork', id));
    return isKnown ? { screenName: first.slice(1), id } : null;
  },
  async findCanonicalPath(reader, { screenName, id }) {
    const owner = await findPortfolioOwner(reader, screenName, id);
    return owner && portfolioWorkPath(owner, id);
  },
  listing: {
    list: listVisiblePortfolioWorks,
    pathsOf: ({ id, name }) => [portfolioWorkPath(name, id)],
  },
  async listOwnPaths(tx, changes) {
    const ids = [...idsOf(changes, 'ExternalWork'), ...idsOf(changes, 'KomawariWork')];
    const works = idsOf(changes, 'Work', { own: true });
    const users = ownersOf(changes);
    if (ids.length + works.length + users.length === 0) return [];
    const rows = await findPortfolioWorksToDraw(tx, { ids, works, users });
    return rows.map(({ id, name, key }) => ({ path: portfolioWorkPath(name, id), key }));
  },
});
