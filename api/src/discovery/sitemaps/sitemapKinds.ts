import type { IdType } from '../../kernel/ids.ts';
import {
  episodePath,
  illustrationPath,
  portfolioWorkPath,
  tagPath,
  userPath,
  workPath,
} from '../../publishing/index.ts';
import type { SitemapKindName, SitemapRow } from './store/sitemapPages.ts';

/** One kind of page of which there are many: the type of the ids it is listed by, and the paths of its rows. */
export interface SitemapKind {
  kind: SitemapKindName;
  type: IdType;
  pathOf(row: SitemapRow): string;
}

/** One tab of creators' sites. */
const tabOf = (kind: SitemapKindName, subpage: string): SitemapKind => ({
  kind,
  type: 'User',
  pathOf: ({ name }) => userPath(name, subpage),
});

const portfolioWorks = (kind: SitemapKindName, type: IdType): SitemapKind => ({
  kind,
  type,
  pathOf: ({ id, name }) => portfolioWorkPath(name, id),
});

/** What is listed of the site besides its fixed pages. */
export const sitemapKinds: readonly SitemapKind[] = [
  { kind: 'works', type: 'Work', pathOf: ({ name }) => workPath(name) },
  { kind: 'episodes', type: 'Episode', pathOf: ({ name }) => episodePath(name) },
  { kind: 'illustrations', type: 'Illustration', pathOf: ({ name }) => illustrationPath(name) },
  tabOf('creators', ''),
  tabOf('manga', '/manga'),
  tabOf('galleries', '/illustrations'),
  tabOf('profiles', '/profile'),
  tabOf('portfolios', '/mangafolio'),
  portfolioWorks('externalworks', 'ExternalWork'),
  portfolioWorks('komawariworks', 'KomawariWork'),
  { kind: 'tags', type: 'Tag', pathOf: ({ name }) => tagPath(name) },
];
