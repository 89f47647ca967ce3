import type { Transaction } from '../database/index.ts';
import { declareChanges } from '../publishing/index.ts';
import { listRankingKeys } from '../rankings/index.ts';
import { declareWorkAppearance, lockWork, refreshFirstPublication, type WorkRecord } from '../works/index.ts';
import { findEpisodes, findNeighbours, type EpisodeRecord } from './store/episodes.ts';

/** What readers saw before a change, noted before writing. */
export interface Before {
  work: WorkRecord;
  episode: EpisodeRecord | null;
  neighbours: string[];
}

/** Notes what readers see of an episode and of the episodes beside it. */
export async function noteBefore(tx: Transaction, work: WorkRecord, episode: EpisodeRecord | null): Promise<Before> {
  return { work, episode, neighbours: episode ? await neighbourIds(tx, episode.id) : [] };
}

async function neighbourIds(tx: Transaction, id: string): Promise<string[]> {
  const found = (await findNeighbours(tx, [id])).get(id);
  return [found?.previous, found?.next].filter((neighbour) => neighbour != null);
}

/**
 * Declares everything readers can notice of a change to an episode, after it was written. A change that no reader could
 * see before nor after declares nothing, so editing a draft draws no page.
 */
export async function declareEpisodeChange(tx: Transaction, episodeId: string, before: Before): Promise<void> {
  await refreshFirstPublication(tx, before.work.id);
  const after = (await findEpisodes(tx, [episodeId])).get(episodeId) ?? null;
  const wasVisible = before.episode?.isVisible ?? false;
  const isVisible = after?.isVisible ?? false;
  if (!wasVisible && !isVisible) return;
  const keys = [`Episode:${episodeId}`];
  if (wasVisible !== isVisible || before.episode?.publishAt?.getTime() !== after?.publishAt?.getTime()) {
    const beside = [...before.neighbours, ...(await neighbourIds(tx, episodeId))];
    keys.push(
      `Work:${before.work.id}/episodes`,
      `User:${before.work.userId}/timeline`,
      'hotNewEpisodes',
      ...new Set(beside.map((id) => `Episode:${id}/neighbours`)),
      ...(await laterEpisodes(tx, before.work.id, episodeId)),
    );
  } else if (
    before.episode?.title !== after?.title ||
    before.episode?.status !== after?.status ||
    before.episode?.thumbnailImageId !== after?.thumbnailImageId
  ) {
    keys.push(`Work:${before.work.id}/episodes`);
  }
  // A ranked work needs a public episode.
  if (wasVisible !== isVisible || before.episode?.status !== after?.status)
    keys.push(...(await listRankingKeys(tx, [before.work.id])));
  await declareChanges(tx, keys);
  const work = await lockWork(tx, before.work.id);
  if (
    work &&
    (work.isVisible !== before.work.isVisible ||
      work.firstPublishAt?.getTime() !== before.work.firstPublishAt?.getTime())
  )
    await declareWorkAppearance(tx, work);
}

/** Readers see the number of an episode beside its title, and the numbers of all later ones just moved. */
export async function laterEpisodes(tx: Transaction, workId: string, episodeId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'findLaterEpisodes',
    `SELECT id FROM visible_episodes WHERE work_id = $1 AND position > (SELECT position FROM episodes WHERE id = $2)`,
    [workId, episodeId],
  );
  return rows.map((row) => `Episode:${row.id}`);
}
