import { perform, type Action, type Bars } from './perform.ts';
import { numbersOfView, shareRead, spokenPages } from './progress.ts';
import type { Reader } from './Reader.ts';
import type { View } from './views.ts';
import { wordOf } from './words.ts';

/** The buttons, the slider and the output of the server's HTML. Every one of them may be missing. */
export function attachControls(reader: Reader, bars: Bars): void {
  const { root, signal } = reader;
  const slider = root.querySelector<HTMLInputElement>('[data-reader-slider]');
  const press = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reader-do]') : null;
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    perform(reader, bars, button.dataset['readerDo'] as Action);
  };
  root.addEventListener('click', press, { signal });
  // Whoever slides to a page behind a wall stands before the wall.
  const slide = (page: number) => (reader.episode.pages[page - 1] ? reader.go(page) : reader.showEnd());
  slider?.addEventListener('input', () => slide(Number(slider.value)), { signal });
  reader.onChange((change) => {
    if (change === 'place') drawProgress(reader);
    if (change === 'arranged') drawModes(reader);
  });
}

function drawProgress(reader: Reader): void {
  const { root, layout, place, atEnd, episode } = reader;
  const isScroll = layout === 'scroll';
  const view: View = isScroll ? [{ page: place.page, slot: 'alone' }] : (reader.views[reader.viewIndex] ?? []);
  const share = atEnd ? 1 : shareRead(place, episode.total);
  root.style.setProperty('--share', `${share}`);
  const percent = root.querySelector('[data-reader-percent]');
  if (percent) percent.textContent = `${Math.round(share * 100)}`;

  const output = root.querySelector<HTMLElement>('[data-reader-output]');
  const number = numbersOfView(view);
  // Written only when it changes: it is a live region, and scrolling would never let it finish a sentence.
  if (output && output.dataset['number'] !== number) {
    output.dataset['number'] = number;
    const total = document.createElement('span');
    total.textContent = ` / ${episode.total}`;
    output.replaceChildren(number, total);
  }
  const slider = root.querySelector<HTMLInputElement>('[data-reader-slider]');
  if (!slider) return;
  slider.value = `${place.page}`;
  slider.style.setProperty('--slider', `${(place.page - 1) / Math.max(1, episode.total - 1)}`);
  slider.dir = reader.nextSide === 'left' ? 'rtl' : 'ltr';
  slider.setAttribute('aria-valuetext', spokenPages(root, view, episode.total));
}

function drawModes({ root, layout, nextSide }: Reader): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-reader-do^="layout:"]')) {
    button.setAttribute('aria-pressed', `${button.dataset['readerDo'] === `layout:${layout}`}`);
  }
  for (const edge of root.querySelectorAll<HTMLElement>('.edge')) {
    const way = edge.dataset['readerDo'] === nextSide ? 'next' : 'previous';
    edge.setAttribute('aria-label', wordOf(root, `${way}Page`));
    const word = edge.querySelector('b');
    if (word) word.textContent = wordOf(root, way);
  }
}
