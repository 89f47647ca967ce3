import type { Reader } from './Reader.ts';
import type { EpisodePage } from './readEpisode.ts';
import type { ViewPage } from './views.ts';

/** Views decoded ahead and behind: two pages each at most, so never more than the twelve that are kept. */
const ahead = 3;
const behind = 1;
/** The buttons at the sides, in CSS pixels. */
const edgeWidth = 120;

/** Draws the current view of a paged layout and loads what comes next. */
export function showView(reader: Reader): void {
  const { views, viewIndex, episode } = reader;
  const view = views[viewIndex] ?? [];
  for (const page of episode.pages) {
    const shown = view.find(({ page: number }) => number === page.number);
    draw(reader, page, shown);
  }
  loadAround(reader);
}

function draw(reader: Reader, page: EpisodePage, shown: ViewPage | undefined): void {
  const { element } = page;
  const { dataset } = element;
  element.classList.toggle('is-shown', Boolean(shown));
  if (!shown) return;
  element.style.setProperty('--ratio', `${page.ratio}`);
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
function loadAround(reader: Reader): void {
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
    if (half) void here.then(() => import('./findCut.ts')).then(({ moveCut }) => moveCut(page));
  }
  reader.root.toggleAttribute('data-edges-over', free < edgeWidth);
}

/** A short push from the side the page comes from; cut when the reader asked for less motion. */
export function slideIn(reader: Reader, before: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const isForward = reader.viewIndex > before;
  const from = (reader.nextSide === 'left') === isForward ? -24 : 24;
  reader.layer.animate([{ translate: `${from}px 0` }, { translate: '0 0' }], {
    duration: 150,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
}
