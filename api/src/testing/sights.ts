import type { Place } from './createMarkedEpisodes.ts';

/** What readers in general get, what fans get, and what buyers get. */
export type Sight = 'hidden' | 'walled' | 'paid' | 'kept' | 'open';
type Reader = 'reader' | 'fan' | 'buyer';
const ALL: Place[] = ['known', 'behind'];
/** What each of them is shown. */
export const SHOWN: Record<Sight, Record<Reader, Place[]>> = {
  hidden: { reader: [], fan: [], buyer: [] },
  walled: { reader: ['known'], fan: ALL, buyer: ['known'] },
  paid: { reader: ['known'], fan: ['known'], buyer: ALL },
  kept: { reader: [], fan: [], buyer: ALL },
  open: { reader: ALL, fan: ALL, buyer: ALL },
};
/** Who is more than a reader. Everybody else gets what readers get; so does a creator who looks at what is archived. */
export function readerOf(viewer: string, sight: Sight): Reader {
  if (viewer === 'fan' || viewer === 'view-as FAN') return 'fan';
  return viewer === 'buyer' || (viewer === 'view-as BUYER' && sight !== 'kept') ? 'buyer' : 'reader';
}

/** What readers wrote: it goes with those who could read it, and is not there for buyers of what is archived. */
export const OF_READERS = ['comment', 'pinned', 'reply', 'soft', 'writer'].map((name) => `behind.${name}`);

/** What somebody who is shown a place has to find there: a walk that sees nothing looked in the wrong places. */
const FOUND: Record<'known' | 'behind', string[]> = {
  known: ['known.title'],
  behind: ['afterword', 'alt', 'transcript', 'picture', 'page', 'image', 'survey', 'question', 'choice']
    .map((name) => `behind.${name}`)
    .concat(OF_READERS),
};

/** What is seen and not allowed, and what is allowed and not seen. */
export const compare = (seen: ReadonlySet<string>, places: readonly Place[]) => ({
  leaked: [...seen].filter((found) => !places.some((place) => found.startsWith(`${place}.`))).toSorted(),
  missed: places
    .flatMap((place) => (place === 'known' || place === 'behind' ? FOUND[place] : []))
    .filter((name) => !seen.has(name)),
});
