import type { Database, Transaction } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { declareWorkAppearance, lockWork } from '../works/index.ts';
import { claimDueEpisode, listDueEpisodes, type DueEpisode } from './store/episodes.ts';
import { findNeighbours, listLaterEpisodes } from './store/places.ts';

/** Announced in one go; the rest waits for the next. */
const AT_ONCE = 100;

/**
 * Tells the pages about scheduled episodes whose instant has passed. Readers could see them already, because time is part
 * of the visibility predicate; this only has the pages drawn. Answers how many it announced; several workers may call it.
 */
export async function announceScheduledEpisodes(database: Database): Promise<number> {
  const due = await listDueEpisodes(database, AT_ONCE);
  let announced = 0;
  for (const episode of due) announced += await database.transact((tx) => announce(tx, episode));
  return announced;
}

async function announce(tx: Transaction, { id, workId }: DueEpisode): Promise<number> {
  // The work's row first, as every other writer does, so that no two of them wait for each other in a circle.
  const work = await lockWork(tx, workId);
  if (!(await claimDueEpisode(tx, id))) return 0;
  if (work?.isVisible) {
    const beside = (await findNeighbours(tx, [id])).get(id);
    await declareWorkAppearance(tx, work);
    await declareChanges(tx, [
      keys.episode(id),
      keys.sellingNewEpisodes,
      ...[beside?.previous, beside?.next].filter((near) => near != null).map(keys.episodeNeighbours),
      ...(await listLaterEpisodes(tx, workId, [id])).map(keys.episode),
    ]);
  }
  return 1;
}
