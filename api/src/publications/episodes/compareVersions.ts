import type { EpisodeContent, VersionPage } from './store/versions.ts';

/** What became of a page since the version before; ADDED comes before REPLACED, and that before MOVED and TEXTS. */
export type PageChange = 'SAME' | 'ADDED' | 'REPLACED' | 'MOVED' | 'TEXTS';

/** How a version differs from the one before it. */
export interface VersionChanges {
  title: boolean;
  afterword: boolean;
  startPosition: boolean;
  /** One for each page of the version, in reading order. */
  pages: PageChange[];
  /** Pages of the version before that are gone. */
  removed: VersionPage[];
}

/** Compares two versions of an episode. As few pages as possible count as moved: the others kept their order. */
export function compareVersions(before: EpisodeContent, after: EpisodeContent): VersionChanges {
  const places = new Map(before.pages.map((page, place) => [page.id, place]));
  const ids = new Set(after.pages.map((page) => page.id));
  const stayed = after.pages.flatMap((page) => places.get(page.id) ?? []);
  const inOrder = new Set(longestRise(stayed));
  return {
    title: before.title !== after.title,
    afterword: before.afterword !== after.afterword,
    startPosition: before.startPosition !== after.startPosition,
    pages: after.pages.map((page) => {
      const place = places.get(page.id);
      const old = place === undefined ? undefined : before.pages[place];
      if (place === undefined || !old) return 'ADDED';
      if (old.imageId !== page.imageId) return 'REPLACED';
      if (!inOrder.has(place)) return 'MOVED';
      return isSameText(old, page) ? 'SAME' : 'TEXTS';
    }),
    removed: before.pages.filter((page) => !ids.has(page.id)),
  };
}

/** Whether two versions are the same in everything. */
export function isSameContent(one: EpisodeContent, other: EpisodeContent): boolean {
  const { title, afterword, startPosition, pages, removed } = compareVersions(one, other);
  return !title && !afterword && !startPosition && removed.length === 0 && pages.every((page) => page === 'SAME');
}

/** Whether every picture of a version is still where it was for its page: nothing of it would be missed. */
export function keepsPictures(before: EpisodeContent, after: EpisodeContent): boolean {
  const pictures = new Map(after.pages.map((page) => [page.id, page.imageId]));
  return before.pages.every((page) => pictures.get(page.id) === page.imageId);
}

const isSameText = (one: VersionPage, other: VersionPage): boolean =>
  one.altText === other.altText && one.transcript === other.transcript && one.noSplit === other.noSplit;

/** A longest rising subsequence of distinct numbers (patience sorting). */
function longestRise(numbers: readonly number[]): number[] {
  const tops: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const number of numbers) {
    const found = tops.findIndex((top) => top > number);
    const pile = found === -1 ? tops.length : found;
    previous.set(number, tops[pile - 1]);
    tops[pile] = number;
  }
  const rise: number[] = [];
  for (let number = tops.at(-1); number !== undefined; number = previous.get(number)) rise.push(number);
  return rise.toReversed();
}
