import type { Reader, Transaction } from '../../../database/index.ts';
import { banners } from './banners.ts';
import { contests } from './contests.ts';
import { infoEntries } from './infoEntries.ts';
import { themes } from './themes.ts';

const INFO_NOW = `(SELECT *, CASE WHEN published_at > now() THEN 'UPCOMING' ELSE 'RUNNING' END AS state FROM info_entries)`;

/** Everything that changes at an instant: the rows whose state is not the one the pages were told. */
const MOVED = `
  SELECT 'banners' AS kind, id, id AS about, state FROM banners_now WHERE state <> announced_state
  UNION ALL SELECT 'info_entries', id, id, state FROM ${INFO_NOW} i WHERE state <> announced_state
  UNION ALL SELECT 'themes', id, tag_id, state FROM themes_now WHERE state <> announced_state
  UNION ALL SELECT 'contests', id, id, state FROM contests_now WHERE state <> announced_state`;

/** A banner, a line of news, a theme or a contest whose state is another one than was announced. */
export interface Moved {
  kind: 'banners' | 'info_entries' | 'themes' | 'contests';
  id: string;
  /** The tag of a theme; otherwise the thing itself. */
  about: string;
  state: string;
}

const TABLES = { banners, info_entries: infoEntries, themes, contests } as const;

/** What has begun or ended since it was announced last. */
export const findMoved = (reader: Reader): Promise<Moved[]> => reader.query<Moved>('findMovedEditorial', MOVED);

/** Notes that a state was announced; answers false where somebody else has done so. */
export async function markAnnounced(tx: Transaction, { kind, id, state }: Moved): Promise<boolean> {
  const marked = await tx.query(
    `announce_${kind}`,
    `UPDATE ${TABLES[kind].name} SET announced_state = $2 WHERE id = $1 AND announced_state <> $2 RETURNING id`,
    [id, state],
  );
  return marked.length > 0;
}
