import type { Needs } from '../../graphql/context.ts';
import type { Transaction } from '../../database/index.ts';
import { isSelling } from '../../money/fees/index.ts';
import { done, HasProblems, notFound, problem, withProblems, type Outcome, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { newId } from '../../kernel/ids.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { indexEpisodes } from '../../people/searchIndex/index.ts';
import { canEditWork, lockWork, touchWork, type WorkRecord } from '../works/index.ts';
import { checkContestStage } from './checkContestStage.ts';
import { checkEpisode, type EpisodeInput } from './checkEpisode.ts';
import { declareEpisodeChanges } from './declareEpisodeChanges.ts';
import { keepVersion } from './keepVersion.ts';
import { startCounts } from './store/episodeCounts.ts';
import { episodes } from './store/episodes.ts';
import { replacePages } from './store/pages.ts';
import { nextPosition } from './store/places.ts';

/** decisions 4.11: episodes per work. */
const MAX_EPISODES = 2000;

/** Adds an episode at the end of a work. */
export async function addEpisode(
  services: Needs<'database' | 'config'>,
  actor: Actor,
  workId: string,
  input: EpisodeInput,
): Promise<Outcome<string>> {
  const found: Problem[] = [];
  return withProblems(found, () =>
    services.database.transact(async (tx) => {
      const work = await lockWork(tx, workId);
      if (!work || !canEditWork(actor, work)) throw notFound();
      const id = await writeNewEpisode(
        tx,
        actor,
        input,
        { work, path: 'episode', isSelling: isSelling(services) },
        found,
      );
      if (id === null) throw new HasProblems();
      return done(id);
    }),
  );
}

/** Where a new episode goes: the work, the input object, and whether episodes are sold. */
interface NewEpisode {
  work: WorkRecord;
  path: string;
  isSelling: boolean;
}

/**
 * Writes a new episode into a locked work and answers its id, or null after adding to `found`.
 * The caller rolls back when there are problems.
 */
export async function writeNewEpisode(
  tx: Transaction,
  actor: Actor,
  input: EpisodeInput,
  { work, path, isSelling: sells }: NewEpisode,
  found: Problem[],
): Promise<string | null> {
  const checked = await checkEpisode(tx, actor, input, { current: null, path, isSelling: sells }, found);
  await checkContestStage(tx, { workId: work.id, from: 'DRAFT', to: checked.columns.status, path }, found);
  const position = await nextPosition(tx, work.id);
  if (position > MAX_EPISODES)
    found.push(
      problem(
        [path],
        'TOO_MANY',
        said(publicationsErrors, (t) => t.episodes.tooMany({ most: String(MAX_EPISODES) })),
      ),
    );
  if (found.length > 0) return null;
  const id = newId('Episode');
  await declareEpisodeChanges(tx, work, [], async () => {
    await episodes.insert(tx, { id, workId: work.id, position, revision: 1, status: 'DRAFT', ...checked.columns });
    await startCounts(tx, id, work.id);
    if (checked.pages) await replacePages(tx, id, checked.pages);
    await indexEpisodes(tx, [id]);
    await keepVersion(tx, id, null);
    await touchWork(tx, work.id);
    return [id];
  });
  return id;
}
