import type { Reader, Transaction } from '../../database/index.ts';
import type { ParsedChange } from '../parsedChanges.ts';
import type { ListedRow, ListRows } from '../store/ListedRow.ts';
import type { StalePath } from '../store/stalePages.ts';

/**
 * One kind of page of the public site: how its paths look, which of them exist, and which of them show what changed.
 * A new route is a new family in families.ts; nothing else of the publisher knows routes.
 */
export interface PageFamily<Page extends object = object> {
  /** Names the family where one has to be named. */
  kind: string;
  /** False where pages are drawn when they are asked for and never stored; see laterPages.ts and createPageCache.ts. */
  isKept?: false;
  /** Reads a kept path (see paths.ts) by its form alone; null when it is none of this family. */
  parse(path: string, segments: readonly string[]): Page | null;
  /** The path under which a guest finds this page now, or undefined when there is nothing. One small query. */
  findCanonicalPath(reader: Reader, page: Page, path: string): Promise<string | undefined>;
  /** Pages that exist whatever the database holds. */
  fixedPaths?: readonly string[];
  /** Lists what may have pages, and says which. */
  listing?: { list: ListRows; pathsOf(row: ListedRow & { name: string }): readonly string[] };
  /**
   * Paths at which changed things themselves are shown, whether or not they were ever drawn: what came into existence
   * has no recorded dependencies yet.
   */
  listOwnPaths?(tx: Transaction, changes: readonly ParsedChange[]): Promise<StalePath[]>;
}

/** Keeps a family's own page type inside it. */
export const definePageFamily = <Page extends object>(family: PageFamily<Page>): PageFamily =>
  family as unknown as PageFamily;

/** Pages with fixed paths that show lists of the whole site: which keys they are drawn again for. */
export function fixedPages(kind: string, keysOfPaths: Readonly<Record<string, readonly string[]>>): PageFamily {
  const paths = Object.keys(keysOfPaths);
  return definePageFamily({
    kind,
    fixedPaths: paths,
    parse: (path) => (path in keysOfPaths ? {} : null),
    findCanonicalPath: async (_reader, _page, path) => path,
    listOwnPaths: async (_tx, changes) =>
      changes.flatMap(({ key }) =>
        paths.filter((path) => keysOfPaths[path]!.includes(key)).map((path) => ({ path, key })),
      ),
  });
}
