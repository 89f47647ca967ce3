import type { Context } from '../../graphql/context.ts';
import type { WorkRecord } from '../../publications/works/index.ts';
import { tellAnswers, type SurveyInterest } from '../../readers/surveys/index.ts';
import { findProgress, type FactItem, type Progress } from '../rollups/index.ts';
import type { Range } from './ranges.ts';
import { listOutEpisodes, type OutEpisode } from './store/episodes.ts';
import { sumAnswers } from './sumAnswers.ts';
import { findBookmarks, findReactions, findSums, type ReactionSums, type Sum } from './store/sums.ts';

/** What was counted of an episode in a range. */
export interface EpisodeFigures {
  episode: OutEpisode;
  views: number;
  /** People of each day, added up. */
  people: number;
  completions: number;
  /** People of each day who came to the end, added up. */
  finishers: number;
  shares: number;
  likes: number;
  comments: number;
  /** How often each answer was given; null of fewer than five answers. */
  interest: SurveyInterest | null;
  /** Openings by the page they ended at. */
  stops: Map<number, number>;
}

/** What was counted of a work in a range. */
export interface Figures {
  work: WorkRecord;
  range: Range;
  /** All episodes that are out, in reading order. */
  episodes: EpisodeFigures[];
  /** How many of them, the latest, are listed. */
  shown: number;
  views: number;
  /** People of each day, added up. In the first three days: of the episode that had most. */
  readers: number;
  bookmarks: number;
  /** How often each answer was given, of all episodes; null where nothing of it is told. */
  interest: SurveyInterest | null;
  /** Arrivals by where from. */
  sources: Sum[];
  progress: Progress;
}

/** Reads what was counted of a work in a range; `episodeCount` says how many episodes, the latest, are listed. */
export async function readFigures(
  context: Pick<Context, 'reader'>,
  work: WorkRecord,
  range: Range,
  episodeCount?: number | null,
): Promise<Figures> {
  const [figures] = await readFiguresOf(context, [work], range);
  if (!figures) throw new Error('A work that was asked for has figures.');
  const { length } = figures.episodes;
  return { ...figures, shown: Math.max(0, Math.min(episodeCount ?? length, length)) };
}

/**
 * Reads what was counted of several works in a range, in as many statements as for one. With `items` only these are read:
 * pages, sources and shares are most of what there is.
 */
export async function readFiguresOf(
  { reader }: Pick<Context, 'reader'>,
  works: readonly WorkRecord[],
  range: Range,
  items: readonly FactItem[] | null = null,
): Promise<Figures[]> {
  const ids = works.map(({ id }) => id);
  const [episodesOut, allSums, given, bookmarks, progress] = await Promise.all([
    listOutEpisodes(reader, ids),
    findSums(reader, ids, range, items),
    findReactions(reader, ids, range),
    findBookmarks(reader, ids, range),
    findProgress(reader),
  ]);
  const out = Map.groupBy(episodesOut, ({ workId }) => workId);
  const sums = Map.groupBy(allSums, ({ workId }) => workId);
  const reactions = new Map(given.map((row) => [row.episodeId, row]));
  return works.map((work) => {
    const ofWork = sums.get(work.id) ?? [];
    const byEpisode = Map.groupBy(ofWork, ({ episodeId }) => episodeId);
    const episodes = (out.get(work.id) ?? []).map((episode) =>
      countEpisode(episode, byEpisode.get(episode.id) ?? [], reactions.get(episode.id)),
    );
    const readers =
      range === 'ALL_TIME'
        ? (ofWork.find(({ item }) => item === 'WORK_PERSON')?.amount ?? 0)
        : Math.max(0, ...episodes.map(({ people }) => people));
    return {
      work,
      range,
      episodes,
      shown: episodes.length,
      views: sumOf(episodes, 'views'),
      readers,
      bookmarks: bookmarks.get(work.id) ?? 0,
      interest: sumAnswers(episodes.map(({ episode }) => answersTo(reactions.get(episode.id)))),
      sources: ofWork.filter(({ item }) => item === 'SOURCE'),
      progress,
    };
  });
}

/** All answers to an episode, which leave here only as far as they are told. */
const answersTo = (given: ReactionSums | undefined): SurveyInterest => ({
  fun: given?.fun ?? 0,
  normal: given?.normal ?? 0,
  noFun: given?.noFun ?? 0,
});

function countEpisode(episode: OutEpisode, rows: readonly Sum[], given: ReactionSums | undefined): EpisodeFigures {
  const of = (item: Sum['item']) => rows.reduce((total, row) => (row.item === item ? total + row.amount : total), 0);
  return {
    episode,
    views: of('VIEW'),
    people: of('PERSON'),
    completions: of('COMPLETION'),
    finishers: of('FINISHER'),
    shares: of('SHARE'),
    likes: given?.likes ?? 0,
    comments: given?.comments ?? 0,
    interest: tellAnswers(answersTo(given)),
    stops: new Map(rows.filter(({ item }) => item === 'STOP').map(({ label, amount }) => [Number(label), amount])),
  };
}

/** The episodes that are listed. */
export const shownEpisodes = ({ episodes, shown }: Figures): EpisodeFigures[] =>
  episodes.slice(episodes.length - shown);

type Counted = Exclude<keyof EpisodeFigures, 'episode' | 'stops' | 'interest'>;

/** The sum of a count over episodes. */
export const sumOf = (episodes: readonly EpisodeFigures[], name: Counted): number =>
  episodes.reduce((total, figures) => total + figures[name], 0);

/** A part of a whole, 0 to 1; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? Math.min(1, part / whole) : null);
