import type { Reader } from '../../database/index.ts';
import { belowPrefix, readLanguagePath } from '../../kernel/languagePaths.ts';
import { splitPath } from '../paths.ts';
import { creatorPages } from './creatorPages.ts';
import { episodePages } from './episodePages.ts';
import { illustrationPages } from './illustrationPages.ts';
import { mediaPages } from './mediaPages.ts';
import { definePageFamily } from './PageFamily.ts';
import { portfolioWorkPages } from './portfolioWorkPages.ts';
import { tagPages } from './tagPages.ts';
import { workPages } from './workPages.ts';

const PREFIX = '/mature';

/** Pages that look different to who wants to see mature works. Of the fixed ones only the list of new works does. */
const FAMILIES = [workPages, episodePages, illustrationPages, creatorPages, portfolioWorkPages, tagPages, mediaPages];
const FIXED = new Set(['/new_works']);

/** The path of the page that everybody gets, of which this one shows the mature works too; null where it is none of those. */
export const gatedPathOf = (path: string): string | null =>
  path.startsWith(`${PREFIX}/`) ? path.slice(PREFIX.length) : null;

/** The path at which a page is shown with the mature works in it. */
export const maturePathOf = (path: string): string => PREFIX + path;

interface MaturePage {
  findGatedPath(reader: Reader): Promise<string | undefined>;
}

/**
 * `/mature/…`: a page as it is for who said that they want to see mature works. Never stored, because the answer
 * is for one browser: nothing of it lies where a web server or a cache would give it to somebody else.
 */
export const maturePages = definePageFamily<MaturePage>({
  kind: 'mature page',
  isKept: false,
  parse(path) {
    const gated = gatedPathOf(path);
    if (gated === null) return null;
    const read = readLanguagePath(gated);
    const plain = read?.path ?? gated;
    for (const family of FAMILIES) {
      const page = family.parse(plain, splitPath(plain));
      if (page && (family !== mediaPages || FIXED.has(plain)))
        return {
          async findGatedPath(reader) {
            const found = await family.findCanonicalPath(reader, page, plain);
            return found && (read ? belowPrefix(read.language, found) : found);
          },
        };
    }
    return null;
  },
  async findCanonicalPath(reader, { findGatedPath }) {
    const gated = await findGatedPath(reader);
    return gated && maturePathOf(gated);
  },
});
