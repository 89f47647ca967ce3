import type { Transaction } from '../../database/index.ts';
import { isPathSegment } from '../../kernel/pathSegment.ts';
import type { ParsedChange } from '../parsedChanges.ts';
import { splitPath } from '../paths.ts';
import type { StalePath } from '../store/stalePages.ts';
import { creatorPages } from './creatorPages.ts';
import { episodePages } from './episodePages.ts';
import { illustrationPages } from './illustrationPages.ts';
import { languagePagesOf } from './languagePages.ts';
import { laterPages } from './laterPages.ts';
import { maturePages } from './maturePages.ts';
import { mediaPages } from './mediaPages.ts';
import type { PageFamily } from './PageFamily.ts';
import { operatorPageEditions, operatorPages } from './operatorPages.ts';
import { rankingPages } from './rankingPages.ts';
import { portfolioWorkPages } from './portfolioWorkPages.ts';
import { tagPages } from './tagPages.ts';
import { unavailablePages } from './unavailablePages.ts';
import { workPages } from './workPages.ts';

const plainFamilies: readonly PageFamily[] = [
  mediaPages,
  operatorPages,
  operatorPageEditions,
  rankingPages,
  workPages,
  episodePages,
  illustrationPages,
  creatorPages,
  portfolioWorkPages,
  tagPages,
  laterPages,
];

/** Every kind of page of the public site. A path belongs to the first family that can read it. */
export const families: readonly PageFamily[] = [
  ...plainFamilies,
  unavailablePages,
  languagePagesOf(plainFamilies),
  maturePages,
];

/** Pages that exist whatever the database holds. */
export const FIXED_PATHS: readonly string[] = families.flatMap(({ fixedPaths = [] }) => fixedPaths);

/** A kept path as its family reads it. */
export interface PublicPage {
  family: PageFamily;
  page: object;
}

/** Which page a kept path is, judged by its form alone; null when the site has no such route, or no page can be called so. */
export function describePath(path: string): PublicPage | null {
  const segments = splitPath(path);
  if (!segments.every(isPathSegment)) return null;
  for (const family of families) {
    const page = family.parse(path, segments);
    if (page) return { family, page };
  }
  return null;
}

/** The paths at which the changed things themselves are shown; see PageFamily.listOwnPaths. */
export async function listOwnPaths(tx: Transaction, changes: readonly ParsedChange[]): Promise<StalePath[]> {
  const found: StalePath[] = [];
  for (const { listOwnPaths: list } of families) if (list) found.push(...(await list(tx, changes)));
  return found;
}
