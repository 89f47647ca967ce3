import { keys } from '../keys.ts';
import { userPath } from '../paths.ts';
import { findScreenName, findScreenNames, listScreenNames } from '../store/screenNames.ts';
import { ownersOf } from './changedOwners.ts';
import { definePageFamily } from './PageFamily.ts';

/** Subpages of a creator's site; the empty one is the site itself. */
const SUBPAGES = ['', '/manga', '/illustrations', '/mangafolio', '/profile'] as const;

/** Which subpages show each list of a creator. */
const SUBPAGES_OF_LISTS: Readonly<Record<string, readonly string[]>> = {
  works: ['', '/manga'],
  timeline: [''],
  illustrations: ['/illustrations'],
  portfolio: ['/mangafolio'],
};

const SCREEN_NAME = /^@[\w.-]{1,50}$/;

/** `/@{screenName}` and its subpages. */
export const creatorPages = definePageFamily<{ screenName: string; subpage: string }>({
  kind: 'user',
  parse(_path, [first = '', second = '', ...rest]) {
    const subpage = second === '' ? '' : `/${second}`;
    if (rest.length > 0 || !SCREEN_NAME.test(first) || !(SUBPAGES as readonly string[]).includes(subpage)) return null;
    return { screenName: first.slice(1), subpage };
  },
  async findCanonicalPath(reader, { screenName, subpage }) {
    const own = await findScreenName(reader, screenName);
    return own && userPath(own, subpage);
  },
  listing: {
    list: listScreenNames,
    pathsOf: ({ name }) => SUBPAGES.map((subpage) => userPath(name, subpage)),
  },
  /** The pages of a creator's site; where only a list changed, those that show the list. */
  async listOwnPaths(tx, changes) {
    const whole = ownersOf(changes);
    const lists = changes.filter(({ type, part }) => type === 'User' && part !== null && part in SUBPAGES_OF_LISTS);
    const ids = [...new Set([...whole, ...lists.flatMap(({ id }) => id ?? [])])];
    if (ids.length === 0) return [];
    const rows = await findScreenNames(tx, ids);
    return rows.flatMap(({ id, name }) => {
      const at = (key: string) => (subpage: string) => ({ path: userPath(name, subpage), key });
      if (whole.includes(id)) return SUBPAGES.map(at(keys.user(id)));
      return lists
        .filter((list) => list.id === id)
        .flatMap(({ key, part }) => (SUBPAGES_OF_LISTS[part ?? ''] ?? []).map(at(key)));
    });
  },
});
