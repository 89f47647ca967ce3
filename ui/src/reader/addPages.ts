import type { Place } from './progress.ts';
import type { Reader } from './Reader.ts';

/**
 * Takes in the pages that a wall gave free while the reader is open, and goes on at one of them. Those that were there stay as
 * they are, with their pictures.
 * @param items as MARKUP.md has them, in order
 * @param place where to go on: at the first of them unless told
 */
export function addPages(
  reader: Reader,
  items: readonly HTMLElement[],
  place: Place = { page: reader.episode.pages.length + 1, fraction: 0 },
): void {
  const { episode, layer } = reader;
  const from = episode.pages.length;
  layer.append(...items);
  episode.pages.push(...items.map((item, index) => reader.readPage(item, from + index)));
  reader.place = place;
  reader.atEnd = false;
  // Nothing is chosen anew, but everything is arranged anew.
  reader.changeSettings({});
}
