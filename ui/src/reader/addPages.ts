import type { Reader } from './Reader.ts';

/**
 * Takes in the pages that a wall gave free while the reader is open, and goes on at one of them. Those that were there stay as
 * they are, with their pictures.
 * @param items as MARKUP.md has them, in order
 * @param page where to go on: the first of them unless told
 */
export function addPages(reader: Reader, items: readonly HTMLElement[], page = reader.episode.pages.length + 1): void {
  const { episode, layer } = reader;
  const from = episode.pages.length;
  layer.append(...items);
  episode.pages.push(...items.map((item, index) => reader.readPage(item, from + index)));
  reader.place = { page, fraction: 0 };
  reader.atEnd = false;
  // Nothing is chosen anew, but everything is arranged anew.
  reader.changeSettings({});
}
