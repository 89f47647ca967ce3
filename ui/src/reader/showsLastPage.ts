import type { Reader } from './Reader.ts';

/** True when the last page is on screen, or behind. Whoever stands before a wall has not seen it. */
export function showsLastPage(reader: Reader): boolean {
  const last = reader.episode.pages[reader.episode.total - 1];
  if (!last || reader.atEnd) return Boolean(last);
  if (reader.layout === 'scroll') return last.element.getBoundingClientRect().bottom <= innerHeight + 1;
  return reader.viewIndex === reader.views.length - 1;
}
