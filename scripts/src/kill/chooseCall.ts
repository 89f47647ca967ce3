import type { StagedWork, Stage } from './openStage.ts';
import { mark } from './marks.ts';

/** A whole number from 0 to `below` − 1. */
export type Random = (below: number) => number;

/** One mutation. `name` is the thing whose title carries `version`; null when no title changes. */
export type Call = { name: string | null; version: number; operation: string; variables: unknown };

/** Documents of the mutations by operation. */
export const documents: Record<string, string> = {
  updateEpisode: `mutation updateEpisode($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { episode { id } problems { message } } }`,
  updateWork: `mutation updateWork($input: UpdateWorkInput!) { updateWork(input: $input) { work { id } problems { message } } }`,
  updateSite: `mutation updateSite($input: UpdateSiteInput!) { updateSite(input: $input) { site { id } problems { message } } }`,
};

/** Random numbers that a seed repeats. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0 || 1;
  return (below) => {
    // xorshift32 (Marsaglia, 2003)
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

async function revisionOf(stage: Stage, table: 'works' | 'episodes', id: string): Promise<number> {
  const sql = `SELECT revision FROM ${table} WHERE id = $1`;
  const rows = await stage.app.services.database.query<{ revision: number }>('readRevision', sql, [id]);
  return rows[0]?.revision ?? 0;
}

/** Chooses what the creator does next: mostly publish or withdraw an episode, now and then rename the work or close the site. */
export async function chooseCall(stage: Stage, work: StagedWork, version: number, random: Random): Promise<Call> {
  const dice = random(20);
  if (dice === 0) {
    return { name: null, version, operation: 'updateSite', variables: { input: { isClosed: random(3) === 0 } } };
  }
  if (dice < 4) {
    const expectedRevision = await revisionOf(stage, 'works', work.id);
    const input = { id: work.id, expectedRevision, work: { title: mark(work.name, version) } };
    return { name: work.name, version, operation: 'updateWork', variables: { input } };
  }
  const episode = work.episodes[random(work.episodes.length)]!;
  const expectedRevision = await revisionOf(stage, 'episodes', episode.id);
  const change = { title: mark(episode.name, version), status: random(2) ? 'PUBLIC' : 'DRAFT' };
  const input = { id: episode.id, expectedRevision, episode: change };
  return { name: episode.name, version, operation: 'updateEpisode', variables: { input } };
}
