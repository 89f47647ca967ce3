import type { Reader } from '../../database/index.ts';
import { splitPath } from '../paths.ts';
import { creatorPages } from './creatorPages.ts';
import { mediaPages } from './mediaPages.ts';
import { definePageFamily } from './PageFamily.ts';
import { tagPages } from './tagPages.ts';

/** A cursor as lists give it out (kernel/cursor.ts). Whether it fits the list is found out by drawing. */
const CURSOR = /^[\w-]{8,160}$/;

/** Lists that may be longer than their page. */
const LISTS = [
  { family: mediaPages, hasList: (path: string) => path === '/new_works' || path === '/mangafolio' },
  { family: tagPages, hasList: () => true },
  { family: creatorPages, hasList: (path: string) => /^\/@[^/]+(?:\/manga|\/illustrations)?$/.test(path) },
];

interface LaterPage {
  cursor: string;
  findListPath(reader: Reader): Promise<string | undefined>;
}

/**
 * `{list}/after/{cursor}`: where a long list goes on for readers without JavaScript and for crawlers. They are drawn when
 * they are asked for: there is no end of cursors to keep, and every publication would make all of them stale.
 */
export const laterPages = definePageFamily<LaterPage>({
  kind: 'later page',
  isKept: false,
  parse(path, segments) {
    const [cursor = '', word] = segments.toReversed();
    if (word !== 'after' || !CURSOR.test(cursor)) return null;
    const listPath = path.slice(0, -`/after/${cursor}`.length);
    for (const { family, hasList } of LISTS) {
      const page = hasList(listPath) ? family.parse(listPath, splitPath(listPath)) : null;
      if (page) return { cursor, findListPath: (reader) => family.findCanonicalPath(reader, page, listPath) };
    }
    return null;
  },
  async findCanonicalPath(reader, { cursor, findListPath }) {
    const listPath = await findListPath(reader);
    return listPath && `${listPath}/after/${cursor}`;
  },
});
