import type { Transaction } from '../../database/index.ts';
import { declareChanges, keys, listRankingKeys } from '../../publishing/index.ts';
import { declareWorkAppearance, lockWork, refreshFirstPublication, type WorkRecord } from '../works/index.ts';
import { findEpisodes, type EpisodeRecord } from './store/episodes.ts';
import { findNeighbours, listLaterEpisodes } from './store/places.ts';

/** What readers saw before a change. */
interface Before {
  work: WorkRecord;
  /** The episodes that were there; one that comes into being or back is not among them. */
  episodes: ReadonlyMap<string, EpisodeRecord>;
  neighbours: readonly string[];
}

/**
 * Runs a change of episodes of one work, whose row is locked, and declares everything readers can notice of it. `noted` are
 * the episodes that are there before; `change` writes, and answers the ids of those it changed. What no reader could see
 * before nor after declares nothing, so editing a draft draws no page.
 */
export async function declareEpisodeChanges(
  tx: Transaction,
  work: WorkRecord,
  noted: readonly EpisodeRecord[],
  change: () => Promise<readonly string[]>,
): Promise<void> {
  const before = await noteBefore(tx, work, noted);
  const ids = await change();
  if (ids.length > 0) await declareNoticed(tx, ids, before);
}

/** Notes what readers see of episodes of one work and of the episodes beside them. */
async function noteBefore(tx: Transaction, work: WorkRecord, noted: readonly EpisodeRecord[]): Promise<Before> {
  const episodes = new Map(noted.map((episode) => [episode.id, episode]));
  return { work, episodes, neighbours: await neighbourIds(tx, [...episodes.keys()]) };
}

async function neighbourIds(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = [...(await findNeighbours(tx, ids)).values()];
  return found.flatMap(({ previous, next }) => [previous, next].filter((neighbour) => neighbour !== null));
}

async function declareNoticed(tx: Transaction, ids: readonly string[], before: Before): Promise<void> {
  const { work } = before;
  await refreshFirstPublication(tx, work.id);
  const after = await findEpisodes(tx, ids);
  const changes = ids.map((id) => changeOf(before.episodes.get(id), after.get(id), id)).filter(isNoticed);
  if (changes.length === 0) return;
  const moved = changes.filter((change) => change.isMoved).map(({ id }) => id);
  const changed = changes.map(({ id }) => keys.episode(id));
  if (changes.some((change) => change.isMoved || change.isListed)) changed.push(keys.workEpisodes(work.id));
  if (moved.length > 0) {
    const beside = [...before.neighbours, ...(await neighbourIds(tx, moved))];
    changed.push(
      keys.userTimeline(work.userId),
      keys.hotNewEpisodes,
      ...beside.map(keys.episodeNeighbours),
      ...(await listLaterEpisodes(tx, work.id, moved)).map(keys.episode),
    );
  }
  if (changes.some((change) => change.isSold)) changed.push(keys.sellingNewEpisodes);
  // A ranked work needs a public episode.
  if (changes.some((change) => change.isRanked)) changed.push(...(await listRankingKeys(tx, [work.id])));
  await declareChanges(tx, changed);
  const workNow = await lockWork(tx, work.id);
  if (
    workNow &&
    (workNow.isVisible !== work.isVisible || workNow.firstPublishAt?.getTime() !== work.firstPublishAt?.getTime())
  )
    await declareWorkAppearance(tx, workNow);
}

/** What readers notice of one episode. */
interface Change {
  id: string;
  isSeen: boolean;
  /** It came, went or changed its place in time: its neighbours and all later ones show that. */
  isMoved: boolean;
  /** Its line in the list of episodes looks different. */
  isListed: boolean;
  isRanked: boolean;
  /** It came to those for sale, left them, or changed its place among them. */
  isSold: boolean;
}

const isNoticed = (change: Change): boolean => change.isSeen;

function changeOf(before: EpisodeRecord | undefined, after: EpisodeRecord | undefined, id: string): Change {
  const wasVisible = before?.isVisible ?? false;
  const isVisible = after?.isVisible ?? false;
  const isMoved = wasVisible !== isVisible || before?.publishAt?.getTime() !== after?.publishAt?.getTime();
  const isPriced = before?.price != null || after?.price != null;
  return {
    id,
    isSeen: wasVisible || isVisible,
    isMoved,
    isSold: isPriced && (isMoved || (before?.price != null) !== (after?.price != null)),
    isListed:
      before?.title !== after?.title ||
      before?.status !== after?.status ||
      before?.price !== after?.price ||
      before?.thumbnailImageId !== after?.thumbnailImageId,
    isRanked: wasVisible !== isVisible || before?.status !== after?.status,
  };
}
