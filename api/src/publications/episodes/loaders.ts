import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { notFound } from '../../kernel/errors.ts';
import { canViewerSeeEpisode } from './buyers.ts';
import { canSeeEpisode } from './policy.ts';
import type { Slice } from '../../kernel/cursor.ts';
import {
  countVisibleEpisodes,
  findEpisodes,
  findFirstEpisodes,
  listVisibleEpisodes,
  type EpisodeRecord,
  type EpisodesAsked,
} from './store/episodes.ts';
import { findFirstPages, findPages, type PageRecord } from './store/pages.ts';
import { findEpisodeNumbers, findNeighbours, type EpisodeNumbers, type Neighbours } from './store/places.ts';

export const episodeLoader = defineLoader<string, EpisodeRecord>('episodes', (ids, { reader }) =>
  findEpisodes(reader, ids),
);
export const episodeNumbersLoader = defineLoader<string, EpisodeNumbers>('episodeNumbers', (ids, { reader }) =>
  findEpisodeNumbers(reader, ids),
);
export const neighboursLoader = defineLoader<string, Neighbours>('neighbours', (ids, { reader }) =>
  findNeighbours(reader, ids),
);
export const pagesLoader = defineLoader<string, PageRecord[]>('pages', (ids, { reader }) => findPages(reader, ids));
export const firstPageLoader = defineLoader<string, PageRecord>('firstPages', (ids, { reader }) =>
  findFirstPages(reader, ids),
);
export const firstEpisodeLoader = defineLoader<string, EpisodeRecord>('firstEpisodes', (ids, { reader }) =>
  findFirstEpisodes(reader, ids),
);

export const episodeCountLoader = defineLoader<string, number>('visibleEpisodeCounts', (ids, { reader }) =>
  countVisibleEpisodes(reader, ids),
);

/** Lists of episodes by their work: a page of cards asks for the same part of each, and gets them in one statement. */
export const visibleEpisodesLoader = (context: Context, asked: EpisodesAsked) =>
  defineLoader<string, Slice<EpisodeRecord>>(`visibleEpisodes ${JSON.stringify(asked)}`, (ids, { reader }) =>
    listVisibleEpisodes(reader, ids, asked),
  )(context);

/** What something in the past was about: null when it is gone, or when the viewer cannot see it any more. */
export async function findSeenEpisode(context: Context, id: string | null): Promise<EpisodeRecord | null> {
  const episode = id === null ? null : await episodeLoader(context).load(id);
  return episode && canSeeEpisode(context.actor, episode) ? episode : null;
}

/** The episode, if the viewer may see it. Throws NOT_FOUND otherwise: what one may not see does not exist. */
export async function loadVisibleEpisode(context: Context, id: string): Promise<EpisodeRecord> {
  const episode = await episodeLoader(context).load(id);
  if (!episode || !(await canViewerSeeEpisode(context, episode))) throw notFound();
  return episode;
}

/** The episode after a change, read anew: the loader may know it as it was before. */
export async function reloadEpisode({ reader }: Context, id: string): Promise<EpisodeRecord> {
  const episode = (await findEpisodes(reader, [id])).get(id);
  if (!episode) throw notFound();
  return episode;
}
