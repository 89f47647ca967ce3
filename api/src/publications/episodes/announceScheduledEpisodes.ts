import type { Database, Transaction } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { declareWorkAppearance, lockWork } from '../works/index.ts';
import { laterEpisodes } from './declareEpisodeChanges.ts';
import { findNeighbours } from './store/episodes.ts';

interface DueEpisode {
  id: string;
  workId: string;
}

/**
 * Tells the pages about scheduled episodes whose instant has passed. Readers could see them already, because time is part
 * of the visibility predicate; this only has the pages drawn. Answers how many it announced; several workers may call it.
 */
export async function announceScheduledEpisodes(database: Database): Promise<number> {
  const due = await database.query<DueEpisode>(
    'findDueEpisodes',
    `SELECT id, work_id AS "workId" FROM episodes WHERE status = 'SCHEDULED' AND publish_at <= now() AND deleted_at IS NULL ORDER BY publish_at LIMIT 100`,
  );
  let announced = 0;
  for (const episode of due) announced += await database.transact((tx) => announce(tx, episode));
  return announced;
}

async function announce(tx: Transaction, { id, workId }: DueEpisode): Promise<number> {
  // The work's row first, as every other writer does, so that no two of them wait for each other in a circle.
  const work = await lockWork(tx, workId);
  const claimed = await tx.query(
    'announceEpisode',
    `UPDATE episodes SET status = 'PUBLIC', announced_at = now() WHERE id = $1 AND status = 'SCHEDULED' AND publish_at <= now() AND deleted_at IS NULL RETURNING id`,
    [id],
  );
  if (claimed.length === 0) return 0;
  if (work?.isVisible) {
    const beside = (await findNeighbours(tx, [id])).get(id);
    await declareWorkAppearance(tx, work);
    await declareChanges(tx, [
      keys.episode(id),
      ...[beside?.previous, beside?.next].filter((near) => near != null).map(keys.episodeNeighbours),
      ...(await laterEpisodes(tx, workId, [id])),
    ]);
  }
  return 1;
}
