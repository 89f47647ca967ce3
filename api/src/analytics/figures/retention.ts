import { shareOf, type EpisodeFigures } from './readFigures.ts';

/** How many readers of an episode there are beside the one before it, and beside the first. */
export interface EpisodeStep {
  figures: EpisodeFigures;
  /** Beside the episode before; null for the first. */
  goOn: number | null;
  /** Beside the first one. */
  reaches: number | null;
  /** Whether it came out less than seven days ago: it still fills up. */
  isYoung: boolean;
}

const YOUNG_MS = 7 * 24 * 3_600_000;

/** From episode to episode, in reading order. */
export function stepsOf(episodes: readonly EpisodeFigures[], now = Date.now()): EpisodeStep[] {
  return episodes.map((figures, index) => {
    const before = episodes[index - 1];
    return {
      figures,
      goOn: before ? shareOf(figures.people, before.people) : null,
      reaches: shareOf(figures.people, episodes[0]?.people ?? 0),
      isYoung: now - figures.episode.publishedAt.getTime() < YOUNG_MS,
    };
  });
}

/** How many openings ended at a page, and how many came that far. */
export interface PageStep {
  pageNumber: number;
  stops: number;
  /** Openings that came at least to this page. */
  reached: number;
  /** The same as a part of all openings. */
  share: number | null;
}

/** Within an episode, page by page. */
export function pagesOf({ episode, stops }: EpisodeFigures): PageStep[] {
  const last = Math.max(episode.pageCount, ...stops.keys());
  const all = [...stops.values()].reduce((total, count) => total + count, 0);
  let reached = all;
  return Array.from({ length: last }, (_, index) => {
    const step = { pageNumber: index + 1, stops: stops.get(index + 1) ?? 0, reached, share: shareOf(reached, all) };
    reached -= step.stops;
    return step;
  });
}

/** The page at which most readers stop before the last one; null where nobody does. */
export function worstPageOf(pages: readonly PageStep[]): PageStep | null {
  const before = pages.slice(0, -1).filter(({ stops }) => stops > 0);
  return before.toSorted((a, b) => b.stops - a.stops || a.pageNumber - b.pageNumber)[0] ?? null;
}
