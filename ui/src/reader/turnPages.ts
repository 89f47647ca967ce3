import type { Reader } from './Reader.ts';
import { showView } from './showView.ts';
import { findView, fractionOfView } from './views.ts';

/** The end screen is looked at for so long, in milliseconds, before a turn leads on to the next episode. */
const endStays = 700;
let mayLeaveEndAt = 0;

/** Marks where the pages are: in the window (paged), in the document (scrolling), or gone for the end screen. */
export function drawPlaceOfPages({ root, atEnd, layout }: Reader): void {
  root.toggleAttribute('data-at-end', atEnd);
  root.toggleAttribute('data-paged', layout !== 'scroll' && !atEnd);
}

/** Shows a page; a number outside the episode goes to the nearest one. */
export function go(reader: Reader, page: number, fraction = 0): void {
  const { episode, layout } = reader;
  reader.place = { page: Math.min(Math.max(Math.trunc(page) || 1, 1), Math.max(episode.pages.length, 1)), fraction };
  reader.atEnd = false;
  drawPlaceOfPages(reader);
  if (layout === 'scroll') reader.scrolling?.scrollTo(reader.place);
  else {
    reader.viewIndex = findView(reader.views, reader.place.page, fraction);
    showView(reader);
  }
  reader.emit('place');
}

function goToView(reader: Reader, index: number): void {
  const view = reader.views[index];
  if (view?.[0]) go(reader, view[0].page, fractionOfView(view));
}

/** One view on; past the last one the end screen, and past that the next episode. */
export function next(reader: Reader, isHeldKey = false): void {
  const { layout, atEnd, viewIndex, views, episode, options } = reader;
  if (layout === 'scroll') reader.scrolling?.step(1);
  else if (!atEnd && viewIndex + 1 < views.length) goToView(reader, viewIndex + 1);
  else if (!atEnd) showEnd(reader);
  // A key held down stops at the end screen instead of running through the work, and so do quick turns. A wall is not passed by.
  else if (
    !isHeldKey &&
    Date.now() > mayLeaveEndAt &&
    episode.nextUrl &&
    episode.pages[episode.total - 1] &&
    !options.preview
  )
    location.assign(episode.nextUrl);
}

/** One view back, from the end screen to the last page. */
export function previous(reader: Reader): void {
  const { layout, atEnd, viewIndex, views } = reader;
  if (layout === 'scroll') reader.scrolling?.step(-1);
  else if (atEnd) goToView(reader, views.length - 1);
  else if (viewIndex > 0) goToView(reader, viewIndex - 1);
}

/** Shows what follows the last page, and gives it the focus: its first control is one Tab away. */
export function showEnd(reader: Reader): void {
  const { end, layout } = reader;
  if (!end) return;
  if (layout === 'scroll') return end.scrollIntoView();
  reader.atEnd = true;
  mayLeaveEndAt = Date.now() + endStays;
  drawPlaceOfPages(reader);
  end.scrollIntoView();
  end.tabIndex = -1;
  end.focus({ preventScroll: true });
  reader.emit('place');
}
