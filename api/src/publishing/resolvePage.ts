import type { Reader } from '../database/index.ts';
import { belowPrefix, readLanguagePath } from '../kernel/languagePaths.ts';
import { describePath } from './pages/families.ts';
import { splitPath, userPath } from './paths.ts';

/** Finds the name a creator has now who had another until lately; null when nobody had it. */
export type FindNameAfter = (reader: Reader, screenName: string) => Promise<string | null>;

/** What a request for a path should get: the page of that path, another path of it, or nothing. */
export type Resolution = { kind: 'page'; path: string } | { kind: 'redirect'; path: string } | { kind: 'nothing' };

const NOTHING: Resolution = { kind: 'nothing' };

const answer = (asked: string, canonical: string | undefined): Resolution => {
  if (canonical === undefined) return NOTHING;
  return { kind: canonical === asked ? 'page' : 'redirect', path: canonical };
};

/**
 * Finds what a path that is not in the store stands for, with one small query and without drawing anything, so that
 * paths of nothing cost little. Other spellings of a tag or a screen name, and a name that a creator had until lately,
 * lead to the one that is published.
 */
export async function resolvePage(reader: Reader, path: string, findNameAfter: FindNameAfter): Promise<Resolution> {
  const described = describePath(path);
  if (!described) return NOTHING;
  const found = answer(path, await described.family.findCanonicalPath(reader, described.page, path));
  if (found.kind !== 'nothing') return found;
  const translated = readLanguagePath(path);
  const renamed = await followRename(reader, translated?.path ?? path, findNameAfter);
  if (renamed.kind === 'nothing' || !translated) return renamed;
  return { ...renamed, path: belowPrefix(translated.language, renamed.path) };
}

/** The same page under the name its creator has now. */
async function followRename(reader: Reader, path: string, findNameAfter: FindNameAfter): Promise<Resolution> {
  if (!path.startsWith('/@')) return NOTHING;
  const [first = '', ...rest] = splitPath(path);
  const name = await findNameAfter(reader, first.slice(1));
  if (name === null) return NOTHING;
  return { kind: 'redirect', path: userPath(name, rest.map((segment) => `/${segment}`).join('')) };
}
