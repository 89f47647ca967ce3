import type { Reader } from '../../database/index.ts';
import { belowPrefix, readLanguagePath } from '../../kernel/languagePaths.ts';
import { splitPath } from '../paths.ts';
import { definePageFamily, type PageFamily } from './PageFamily.ts';

/** Pages that are answers of the site and have no address of their own. */
const NO_PAGES = new Set(['/404', '/503']);

interface LanguagePage {
  findPath(reader: Reader): Promise<string | undefined>;
}

/**
 * `/ja/…`, `/en/…`: a page of these families in the language that is not the installation's. Drawn when it is asked for and not
 * stored, so that a publication costs nothing for it, and what is withdrawn is gone in both languages at the same instant.
 */
export const languagePagesOf = (families: readonly PageFamily[]): PageFamily =>
  definePageFamily<LanguagePage>({
    kind: 'page in another language',
    isKept: false,
    parse(path) {
      const read = readLanguagePath(path);
      if (!read || NO_PAGES.has(read.path)) return null;
      for (const family of families) {
        const page = family.parse(read.path, splitPath(read.path));
        if (page)
          return {
            async findPath(reader) {
              const found = await family.findCanonicalPath(reader, page, read.path);
              return found && belowPrefix(read.language, found);
            },
          };
      }
      return null;
    },
    findCanonicalPath: (reader, { findPath }) => findPath(reader),
  });
