import { nextSide } from './direction.ts';
import type { Reader } from './Reader.ts';
import { layoutFor } from './settings.ts';
import { drawPlaceOfPages, go, showEnd } from './turnPages.ts';
import { listViews } from './views.ts';
import { warnMissing } from './warnMissing.ts';

const landscape = '(orientation: landscape)';
const splitsWide = '(orientation: portrait) and (max-width: 599px)';

const isTrue = (query: string): boolean => matchMedia(query).matches;

/** Arranges anew whenever the screen is turned. */
export function watchOrientation(reader: Reader): void {
  for (const query of [landscape, splitsWide]) {
    matchMedia(query).addEventListener('change', () => arrange(reader), { signal: reader.signal });
  }
}

/** Works out layout, direction and views from work, choices and screen, draws them, and keeps the page. */
export function arrange(reader: Reader): void {
  const { root, settings, place, atEnd, episode } = reader;
  const chosen = settings.works[episode.workId] ?? {};
  applyChoices(reader);
  const { layout } = reader;
  Object.assign(root.dataset, { layout, background: settings.background });
  root.style.setProperty('--strip', `${(chosen.stripWidth ?? 100) / 100}`);
  if (layout === 'scroll') {
    reader.atEnd = false;
    drawPlaceOfPages(reader);
    void enterScrolling(reader, atEnd);
    reader.emit('place');
  } else {
    drawPlaceOfPages(reader);
    reader.scrolling?.leave();
    if (!atEnd) go(reader, place.page, place.fraction);
    delete root.dataset['resuming'];
  }
  reader.emit('arranged');
}

/** Its chunk comes when it is first needed; until then, or without it, the pages are the plain list they were. */
async function enterScrolling(reader: Reader, atEnd: boolean): Promise<void> {
  const { root, place, signal } = reader;
  try {
    const { createScrollLayout } = await import('./createScrollLayout.ts');
    if (signal.aborted || reader.layout !== 'scroll') return;
    reader.scrolling ??= createScrollLayout(reader);
    reader.scrolling.enter();
    if (atEnd) showEnd(reader);
    else go(reader, place.page, place.fraction);
  } catch (error) {
    warnMissing(error);
  } finally {
    delete root.dataset['resuming'];
  }
}

function applyChoices(reader: Reader): void {
  const { settings, episode, shiftedRuns } = reader;
  const chosen = settings.works[episode.workId] ?? {};
  reader.direction = chosen.direction ?? episode.direction;
  reader.nextSide = nextSide(reader.direction);
  reader.layout = layoutFor(chosen.layout, reader.direction, isTrue(landscape));
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  reader.savesData = settings.dataSaver === 'on' || (settings.dataSaver === 'auto' && saveData === true);
  if (chosen.shifted) shiftedRuns.add(0);
  else shiftedRuns.delete(0);
  const { layout } = reader;
  if (layout === 'scroll') return;
  const { startPosition } = episode;
  const splitWide = !settings.keepsWidePages && isTrue(splitsWide);
  reader.views = listViews(episode.pages, { layout, shiftedRuns, startPosition, splitWide });
}
