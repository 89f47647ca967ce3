import { shareRead } from './progress.ts';
import type { Reader } from './Reader.ts';
import type { ReadingEvent } from './readingEvents.ts';
import { showsLastPage } from './showsLastPage.ts';

/** An episode counts as opened when its first page was on screen this long, in milliseconds, in a tab one can see. */
const openedAfter = 1000;

/** Turns what happens in the reader into reading events: opened once, every move, completed once. */
export function watchReading(reader: Reader, report: (event: ReadingEvent) => void): void {
  const { episode, signal } = reader;
  const id = crypto.randomUUID();
  const episodeId = episode.id;
  let isOpened = false;
  let isCompleted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const moved = () => {
    if (!isOpened) return;
    const isLast = showsLastPage(reader);
    const pageNumber = isLast ? episode.total : reader.place.page;
    const leavePosition = isLast ? 1 : shareRead(reader.place, episode.total);
    report({ type: 'page', id, episodeId, pageNumber, leavePosition });
    if (!isLast || isCompleted) return;
    isCompleted = true;
    report({ type: 'completed', id, episodeId, pageNumber });
  };
  const open = () => {
    isOpened = true;
    report({ type: 'opened', id, episodeId, pageNumber: reader.place.page });
    moved();
  };
  const count = () => {
    clearTimeout(timer);
    if (!isOpened && !document.hidden) timer = setTimeout(open, openedAfter);
  };

  document.addEventListener('visibilitychange', count, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  reader.onChange((change) => change === 'place' && moved());
  const first = episode.pages[reader.place.page - 1];
  if (first) void reader.images.load(first).then(count);
}
