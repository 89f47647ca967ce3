import type { Reader } from './Reader.ts';
import type { EpisodePage } from './readEpisode.ts';
import type { ViewPage } from './views.ts';
import { warnMissing } from './warnMissing.ts';

/** Views decoded ahead and behind: two pages each at most, so never more than the twelve that are kept. */
const ahead = 3;
const behind = 1;
/** The buttons at the sides, in CSS pixels. */
const edgeWidth = 120;

/** A shorter wait, in milliseconds, is none. The ring in reader.css comes as late. */
const waitsFor = 400;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Draws the current view of a paged layout and loads what comes next. */
export function showView(reader: Reader): void {
  const { views, viewIndex, episode } = reader;
  const view = views[viewIndex] ?? [];
  for (const page of episode.pages) {
    const shown = view.find(({ page: number }) => number === page.number);
    drawPage(reader, page, shown);
  }
  loadAround(reader);
  noticeWaiting(reader);
}

/** Who reads with their ears is told of a wait that others see as a ring. */
function noticeWaiting(reader: Reader): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    if (reader.layer.querySelector('.is-shown:not([data-loaded])'))
      import('./sayWaiting.ts').then(({ sayWaiting }) => sayWaiting(reader)).catch(warnMissing);
  }, waitsFor);
}

/** Puts a page where its view has it. */
export function drawPage(reader: Reader, page: EpisodePage, shown: ViewPage | undefined): void {
  const { element } = page;
  const { dataset } = element;
  element.classList.toggle('is-shown', Boolean(shown));
  if (!shown) return;
  const firstSide = reader.nextSide === 'left' ? 'right' : 'left';
  const sideOf = (part: string) => (part === 'first' ? firstSide : reader.nextSide);
  dataset['slot'] = shown.slot === 'alone' ? 'middle' : sideOf(shown.slot);
  if (shown.half) dataset['half'] = sideOf(shown.half);
  else delete dataset['half'];
  element.toggleAttribute('data-tall', page.tall);
  element.toggleAttribute('data-sliced', page.images.length > 1 && !page.tall);
  // Whatever was scrolled there before: a page begins where its reading begins.
  element.scrollTop = page.tall ? reader.place.fraction * element.scrollHeight : 0;
}

/** Nearest first, so that the page being read never waits for one that may be. */
export function loadAround(reader: Reader): void {
  const { views, viewIndex, episode, images } = reader;
  const reach = reader.savesData ? 1 : ahead;
  const wanted = [viewIndex, ...Array.from({ length: reach }, (_, step) => viewIndex + step + 1)];
  if (!reader.savesData) wanted.push(viewIndex - behind);
  const { clientWidth, clientHeight } = reader.stage;
  const perPixel = reader.savesData ? 1 / devicePixelRatio : 1;
  const pages = wanted.flatMap((index) => views[index] ?? []);
  let free = edgeWidth;
  for (const { page: number, slot, half } of pages) {
    const page = episode.pages[number - 1];
    if (!page) continue;
    const room = slot === 'alone' ? clientWidth : clientWidth / 2;
    const width = page.tall ? Math.min(room, 800) : Math.min(room * (half ? 2 : 1), clientHeight * page.ratio);
    if (views[viewIndex]?.some((shown) => shown.page === number))
      free = Math.min(free, (room - width) / (slot === 'alone' ? 2 : 1));
    images.setWidth(page, width * perPixel * Math.max(1, reader.zoom));
    const here = images.load(page);
    if (half) here.then(() => import('./findCut.ts').then(({ moveCut }) => moveCut(page))).catch(warnMissing);
  }
  reader.root.toggleAttribute('data-edges-over', free < edgeWidth);
}
