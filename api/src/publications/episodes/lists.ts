import type { Reader } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { boundedFirst, boundedPage, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { keys } from '../../publishing/index.ts';
import { canEditWork, type WorkRecord } from '../works/index.ts';
import { episodeCountLoader, visibleEpisodesLoader } from './loaders.ts';
import {
  countAllEpisodes,
  listAllEpisodes,
  listLatestEdited,
  listScheduled,
  type EpisodeRecord,
} from './store/episodes.ts';
import { findLatestPrices } from './store/latestPrices.ts';

/** What a creator works on: episodes of all own works in whatever state, latest edited first. 3 by default, up to 50. */
export const listLatestOwnEpisodes = async (
  reader: Reader,
  { accountId }: Actor,
  first: number | null | undefined,
): Promise<EpisodeRecord[]> =>
  accountId === null ? [] : listLatestEdited(reader, accountId, boundedFirst(first, 3, 50));

/** What of a creator's will be public by itself, the next first. 3 by default, up to 50. */
export const listScheduledOwnEpisodes = async (
  reader: Reader,
  { accountId }: Actor,
  first: number | null | undefined,
): Promise<EpisodeRecord[]> => (accountId === null ? [] : listScheduled(reader, accountId, boundedFirst(first, 3, 50)));

/** What a creator asked for the newest three of the own episodes that have a price, the newest first. */
export const listLatestOwnPrices = async (reader: Reader, { accountId }: Actor): Promise<number[]> =>
  accountId === null ? [] : findLatestPrices(reader, accountId, 3);

/** A part of the episodes of a work, and how many there are in all where somebody asks. */
export interface EpisodesOfWork {
  slice: Slice<EpisodeRecord>;
  totalCount: () => Promise<number>;
}

/** The episodes of a work that readers can see, in reading order or newest first. */
export async function listVisibleEpisodesOfWork(
  context: Context,
  { id }: WorkRecord,
  { newestFirst, ...page }: PageAsked & { newestFirst?: boolean | null | undefined },
): Promise<EpisodesOfWork | null> {
  context.dependsOn(keys.workEpisodes(id));
  const asked = { ...boundedPage(page, 100), newestFirst: newestFirst ?? false };
  const slice = await visibleEpisodesLoader(context, asked).load(id);
  return slice && { slice, totalCount: async () => (await episodeCountLoader(context).load(id)) ?? 0 };
}

/** All episodes of a work with its drafts, in reading order. For its creator; null for everybody else. */
export async function listAllEpisodesOfWork(
  { actor, reader }: Context,
  work: WorkRecord,
  page: PageAsked,
): Promise<EpisodesOfWork | null> {
  if (!canEditWork(actor, work)) return null;
  const { first, after } = boundedPage(page, 100);
  return {
    slice: await listAllEpisodes(reader, work.id, first, after),
    totalCount: () => countAllEpisodes(reader, work.id),
  };
}
