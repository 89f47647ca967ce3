import type { Needs } from '../../graphql/context.ts';
import { findContestStages, isBeingJudged, type ContestStage } from '../contestApplications/index.ts';
import type { Transaction } from '../../database/index.ts';
import { done, notFound, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import type { Actor } from '../../kernel/actor.ts';
import { said, type Said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { canEditWork, lockWork, touchWork, type WorkRecord } from '../works/index.ts';
import { checkContestStage } from './checkContestStage.ts';
import { checkRelease } from './checkRelease.ts';
import { checkSales } from './checkSales.ts';
import { declareEpisodeChanges } from './declareEpisodeChanges.ts';
import { checkBought } from './isBought.ts';
import { canDeleteEpisode } from './policy.ts';
import { episodes, listEpisodesOfWork, type EpisodeRecord } from './store/episodes.ts';
import { countPages } from './store/pages.ts';

/** As many as a page of the creator's list shows. */
const MAX_AT_ONCE = 100;

/** What happens to several episodes at once: a status, into the trash, or out of it. */
export type StatusChange = 'PUBLIC' | 'SCHEDULED' | 'FAN_ONLY' | 'DRAFT' | 'TRASH' | 'RESTORE';

/** Several episodes of one work and what happens to them. */
export interface StatusChanges {
  workId: string;
  ids: readonly string[];
  change: StatusChange;
  publishAt?: Date | null | undefined;
}

/** What became of one of the episodes: it changed, or stayed for a reason. */
export interface StatusAnswer {
  id: string;
  reason: Problem | null;
}

/** What is wrong when more episodes are named than change at once; null when they are few enough. */
export const tooMany = (ids: readonly string[], field: string): Problem | null =>
  ids.length <= MAX_AT_ONCE
    ? null
    : problem(
        [field],
        'TOO_MANY',
        said(publicationsErrors, (t) => t.episodes.tooManyAtOnce({ most: MAX_AT_ONCE })),
      );

/**
 * Gives several episodes of a work one status, or moves them into the trash or out of it, in one transaction. Each is
 * answered alone: one that cannot does not keep the others. Pages, texts, likes, comments and bookmarks are not touched.
 */
export async function changeEpisodeStatuses(
  services: Needs<'database'>,
  actor: Actor,
  { workId, ids, change, publishAt }: StatusChanges,
): Promise<Outcome<StatusAnswer[]>> {
  const distinct = [...new Set(ids)];
  const refused = tooMany(distinct, 'ids');
  if (refused) return problems([refused]);
  return services.database.transact(async (tx) => {
    const work = await lockWork(tx, workId);
    if (!work || !canEditWork(actor, work)) throw notFound();
    const all = await listEpisodesOfWork(tx, workId, distinct);
    const remaining = [...all.values()].filter((episode) => episode.deletedAt === null);
    const move: Move = { work, change, publishAt, pageCounts: await countPages(tx, distinct), stage: null };
    move.stage = (await findContestStages(tx, [workId])).get(workId) ?? null;
    const answers: StatusAnswer[] = [];
    await declareEpisodeChanges(tx, work, remaining, async () => {
      for (const id of distinct) answers.push({ id, reason: await changeOne(tx, all.get(id), move) });
      const changed = answers.filter(({ reason }) => reason === null).map(({ id }) => id);
      if (changed.length > 0) await touchWork(tx, workId);
      return changed;
    });
    return done(answers);
  });
}

/** What is done to each of the episodes, and what it depends on. */
interface Move {
  work: WorkRecord;
  change: StatusChange;
  publishAt: Date | null | undefined;
  pageCounts: ReadonlyMap<string, number>;
  stage: ContestStage | null;
}

/** Changes one episode, or answers why it stays. */
async function changeOne(tx: Transaction, episode: EpisodeRecord | undefined, move: Move): Promise<Problem | null> {
  if (move.change === 'RESTORE') return restoreOne(tx, episode);
  if (!episode || episode.deletedAt !== null) return isGone();
  if (move.change === 'TRASH') return trashOne(tx, episode, move.stage);
  const { work, change, publishAt, pageCounts } = move;
  if (episode.status === change && change !== 'SCHEDULED')
    return stays(
      'ALREADY',
      said(publicationsErrors, ({ episodes: t }) => t.already({ status: t[change]() })),
    );
  const found: Problem[] = [];
  const release = { status: change, publishAt };
  const pageCount = pageCounts.get(episode.id) ?? 0;
  const columns = await checkRelease(tx, release, { current: episode, pageCount, path: 'change' }, found);
  await checkContestStage(tx, { workId: work.id, from: episode.status, to: columns.status, path: 'change' }, found);
  checkSales(
    undefined,
    { current: episode, status: columns.status ?? episode.status, pageCount, path: 'change' },
    found,
  );
  await checkBought(tx, { id: episode.id, to: columns.status, path: ['change'] }, found);
  if (found[0]) return found[0];
  await episodes.update(tx, episode.id, { ...columns, revision: episode.revision + 1, updatedAt: new Date() });
  return null;
}

async function trashOne(tx: Transaction, episode: EpisodeRecord, stage: ContestStage | null): Promise<Problem | null> {
  if (!canDeleteEpisode(episode, stage)) {
    return stays('IN_A_CONTEST', isBeingJudged());
  }
  const found: Problem[] = [];
  await checkBought(tx, { id: episode.id, to: 'DRAFT', path: ['change'] }, found);
  if (found[0]) return found[0];
  await episodes.update(tx, episode.id, { deletedAt: new Date(), revision: episode.revision + 1 });
  return null;
}

async function restoreOne(tx: Transaction, episode: EpisodeRecord | undefined): Promise<Problem | null> {
  if (!episode) return isGone();
  if (episode.deletedAt === null)
    return stays(
      'ALREADY',
      said(publicationsErrors, (t) => t.episodes.notInTrash()),
    );
  await episodes.update(tx, episode.id, {
    deletedAt: null,
    revision: episode.revision + 1,
    updatedAt: new Date(),
  });
  return null;
}

/** Why an episode stays as it is. */
export const stays = (code: string, words: Said): Problem => problem(['change'], code, words);

/** What is not there does not change. */
export const isGone = (): Problem =>
  stays(
    'NOT_FOUND',
    said(publicationsErrors, (t) => t.episodes.notThere()),
  );
