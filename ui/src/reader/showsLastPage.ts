import type { Reader } from './Reader.ts';

/** True when the last page this reader may see is on screen, or behind. */
export function showsLastPage(reader: Reader): boolean {
  const last = reader.episode.pages.at(-1);
  if (!last || reader.atEnd) return true;
  if (reader.layout === 'scroll') return last.element.getBoundingClientRect().bottom <= innerHeight + 1;
  return reader.viewIndex === reader.views.length - 1;
}
