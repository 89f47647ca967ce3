import { perform, type Action, type Bars } from './perform.ts';
import { numbersOfView, shareRead, spokenPages } from './progress.ts';
import type { Reader } from './Reader.ts';
import type { View } from './views.ts';

/** The buttons, the slider and the output of the server's HTML. Every one of them may be missing. */
export function attachControls(reader: Reader, bars: Bars): void {
  const { root, signal, episode } = reader;
  const slider = root.querySelector<HTMLInputElement>('[data-reader-slider]');
  const output = root.querySelector<HTMLElement>('[data-reader-output]');

  root.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reader-do]') : null;
      if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      perform(reader, bars, button.dataset['readerDo'] as Action);
    },
    { signal },
  );
  slider?.addEventListener('input', () => reader.go(Number(slider.value)), { signal });

  const draw = () => {
    const { layout, place, atEnd } = reader;
    const isScroll = layout === 'scroll';
    const view: View = isScroll ? [{ page: place.page, slot: 'alone' }] : (reader.views[reader.viewIndex] ?? []);
    const last = view.at(-1)?.page ?? 1;
    const share = isScroll
      ? shareRead(place, episode.pages.length)
      : episode.total < 2
        ? 1
        : (last - 1) / (episode.total - 1);
    root.style.setProperty('--share', `${atEnd ? 1 : share}`);
    if (output) {
      // Written only when it changes: it is a live region, and scrolling would never let it finish a sentence.
      const number = numbersOfView(view);
      if (output.dataset['number'] !== number) {
        output.dataset['number'] = number;
        const total = document.createElement('span');
        total.textContent = ` / ${episode.total}`;
        output.replaceChildren(number, total);
      }
    }
    const percent = root.querySelector('[data-reader-percent]');
    if (percent) percent.textContent = `${Math.round(share * 100)}`;
    if (slider) {
      slider.max = `${episode.pages.length}`;
      slider.value = `${place.page}`;
      slider.style.setProperty('--slider', `${(place.page - 1) / Math.max(1, episode.pages.length - 1)}`);
      slider.dir = reader.nextSide === 'left' ? 'rtl' : 'ltr';
      slider.setAttribute('aria-valuetext', spokenPages(view, episode.total));
    }
  };
  const drawModes = () => {
    for (const button of root.querySelectorAll<HTMLElement>('[data-reader-do^="layout:"]')) {
      button.setAttribute('aria-pressed', `${button.dataset['readerDo'] === `layout:${reader.layout}`}`);
    }
    for (const edge of root.querySelectorAll<HTMLElement>('.edge')) {
      const isNext = edge.dataset['readerDo'] === reader.nextSide;
      edge.setAttribute('aria-label', isNext ? 'Next page' : 'Previous page');
      const word = edge.querySelector('b');
      if (word) word.textContent = isNext ? 'Next' : 'Back';
    }
  };
  reader.onChange((change) => {
    if (change === 'place') draw();
    if (change === 'arranged') drawModes();
  });
  draw();
  drawModes();
}
