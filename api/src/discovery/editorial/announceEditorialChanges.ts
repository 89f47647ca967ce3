import type { Database, Transaction } from '../../database/index.ts';
import { declareChanges, type Key, keys } from '../../publishing/index.ts';
import { keysOfContest } from './contests/saveContest.ts';
import { findMoved, markAnnounced, type Moved } from './store/announcements.ts';

const keysOf = ({ kind, id, about }: Moved): Key[] =>
  ({
    banners: [keys.banner],
    info_entries: [keys.infoEntries],
    themes: [keys.themes, keys.tag(about)],
    contests: keysOfContest(id),
  })[kind];

async function announce(tx: Transaction, moved: Moved): Promise<boolean> {
  const isMarked = await markAnnounced(tx, moved);
  // What has just been written declared itself; saying it again costs one drawing and misses nothing.
  if (isMarked) await declareChanges(tx, keysOf(moved));
  return isMarked;
}

/**
 * Tells the pages about banners, news, themes and contests that have begun or ended since they were told last. Readers
 * of the API see the change at its instant anyway, because the clock is part of every statement; this only has pages
 * drawn. Answers how many it announced; several workers may call it.
 */
export async function announceEditorialChanges(database: Database): Promise<number> {
  let announced = 0;
  for (const moved of await findMoved(database))
    if (await database.transact((tx) => announce(tx, moved))) announced += 1;
  return announced;
}
