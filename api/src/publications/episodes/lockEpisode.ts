import type { Transaction } from '../../database/index.ts';
import { lockWork, type WorkRecord } from '../works/index.ts';
import { episodes, findEpisodes, type EpisodeRecord } from './store/episodes.ts';

/** An episode and its work, whose row is locked. */
export interface LockedEpisode {
  work: WorkRecord;
  episode: EpisodeRecord;
}

/** The episode and its work, the work's row locked: publishing two episodes of one work never interleaves. */
export async function lockEpisode(tx: Transaction, id: string): Promise<LockedEpisode | null> {
  const row = await episodes.find(tx, id);
  if (!row) return null;
  const work = await lockWork(tx, row.workId);
  const episode = (await findEpisodes(tx, [id])).get(id);
  return work && episode ? { work, episode } : null;
}
