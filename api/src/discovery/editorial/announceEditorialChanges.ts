import type { Database, Transaction } from '../../database/index.ts';
import { declareChanges, type Key, keys } from '../../publishing/index.ts';
import { keysOfContest } from './contests/saveContest.ts';

const INFO_NOW = `(SELECT *, CASE WHEN published_at > now() THEN 'UPCOMING' ELSE 'RUNNING' END AS state FROM info_entries)`;

/** Everything that changes at an instant: the rows whose state is not the one the pages were told. */
const MOVED = `
  SELECT 'banners' AS kind, id, id AS about, state FROM banners_now WHERE state <> announced_state
  UNION ALL SELECT 'info_entries', id, id, state FROM ${INFO_NOW} i WHERE state <> announced_state
  UNION ALL SELECT 'themes', id, tag_id, state FROM themes_now WHERE state <> announced_state
  UNION ALL SELECT 'contests', id, id, state FROM contests_now WHERE state <> announced_state`;

interface Moved {
  kind: 'banners' | 'info_entries' | 'themes' | 'contests';
  id: string;
  /** The tag of a theme; otherwise the thing itself. */
  about: string;
  state: string;
}

const keysOf = ({ kind, id, about }: Moved): Key[] =>
  ({
    banners: [keys.banner],
    info_entries: [keys.infoEntries],
    themes: [keys.themes, keys.tag(about)],
    contests: keysOfContest(id),
  })[kind];

async function announce(tx: Transaction, moved: Moved): Promise<number> {
  const claimed = await tx.query(
    `announce_${moved.kind}`,
    `UPDATE ${moved.kind} SET announced_state = $2 WHERE id = $1 AND announced_state <> $2 RETURNING id`,
    [moved.id, moved.state],
  );
  // What has just been written declared itself; telling it again costs one drawing and misses nothing.
  if (claimed.length > 0) await declareChanges(tx, keysOf(moved));
  return claimed.length;
}

/**
 * Tells the pages about banners, news, themes and contests that have begun or ended since they were told last. Readers
 * of the API see the change at its instant anyway, because the clock is part of every statement; this only has pages
 * drawn. Answers how many it announced; several workers may call it.
 */
export async function announceEditorialChanges(database: Database): Promise<number> {
  const moved = await database.query<Moved>('findMovedEditorial', MOVED);
  let announced = 0;
  for (const one of moved) announced += await database.transact((tx) => announce(tx, one));
  return announced;
}
