import type { Reader } from '../database/index.ts';
import { foldTag } from '../tags/index.ts';
import { describePath, tagPath, userPath } from './paths.ts';

/** What a request for a path should get: the page of that path, another address of it, or nothing. */
export type Resolution = { kind: 'page'; path: string } | { kind: 'redirect'; path: string } | { kind: 'nothing' };

const NOTHING: Resolution = { kind: 'nothing' };

const answer = (asked: string, canonical: string | undefined): Resolution => {
  if (canonical === undefined) return NOTHING;
  return { kind: canonical === asked ? 'page' : 'redirect', path: canonical };
};

async function findCanonicalPath(reader: Reader, path: string): Promise<string | undefined> {
  const page = describePath(path);
  if (!page) return undefined;
  switch (page.kind) {
    case 'fixed':
      return path;
    case 'work': {
      const rows = await reader.query('findVisibleWork', 'SELECT 1 FROM visible_works WHERE id = $1', [page.id]);
      return rows.length > 0 ? path : undefined;
    }
    case 'episode': {
      const rows = await reader.query('findVisibleEpisode', 'SELECT 1 FROM visible_episodes WHERE id = $1', [page.id]);
      return rows.length > 0 ? path : undefined;
    }
    case 'tag': {
      const [row] = await reader.query<{ title: string }>('findTagOfPath', 'SELECT title FROM tags WHERE norm = $1', [
        foldTag(page.title),
      ]);
      return row && tagPath(row.title);
    }
    case 'user': {
      const [row] = await reader.query<{ screenName: string }>(
        'findUserOfPath',
        'SELECT screen_name AS "screenName" FROM users WHERE screen_name = $1',
        [page.screenName],
      );
      return row && userPath(row.screenName, page.subpage);
    }
  }
}

/**
 * Finds what a path that is not in the store stands for, with one small query and without drawing anything, so that
 * addresses of nothing cost little. Other spellings of a tag or a screen name lead to the one that is published.
 */
export async function resolvePage(reader: Reader, path: string): Promise<Resolution> {
  return answer(path, await findCanonicalPath(reader, path));
}
