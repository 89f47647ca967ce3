import { numbersOfView } from './progress.ts';
import type { Reader } from './Reader.ts';
import { findView, type View } from './views.ts';

/** Small pictures of all spreads in reading direction. One tab stop: arrows move inside, as the eye does. */
export function attachFilmstrip(reader: Reader, strip: HTMLElement): void {
  const { episode } = reader;

  const thumbnail = (number: number): HTMLElement => {
    const box = document.createElement('span');
    box.className = 'pg';
    const page = episode.pages[number - 1];
    const address = page?.element.dataset['thumb'];
    if (page) box.style.aspectRatio = `${Math.max(page.ratio, 0.4)}`;
    if (address) {
      const image = new Image();
      Object.assign(image, { loading: 'lazy', alt: '', src: address });
      box.append(image);
    }
    return box;
  };
  const entry = (view: View): HTMLElement => {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    const [first, last] = [view[0]?.page ?? 1, view.at(-1)?.page ?? 1];
    button.setAttribute('aria-label', first === last ? `Page ${first}` : `Pages ${first} and ${last}`);
    const pair = document.createElement('span');
    pair.className = 'pair';
    pair.append(...view.map(({ page }) => thumbnail(page)));
    const label = document.createElement('bdi');
    label.dir = 'ltr';
    label.textContent = numbersOfView(view);
    button.append(pair, label);
    button.addEventListener('click', () => reader.go(first));
    item.append(button);
    return item;
  };

  let drawn: readonly View[] = [];
  const draw = () => {
    const { views, layout, place } = reader;
    if (layout === 'scroll') return;
    if (views !== drawn) {
      drawn = views;
      // Halves of a wide page share one picture.
      strip.replaceChildren(...views.filter((view) => view[0]?.half !== 'second').map(entry));
    }
    strip.dir = reader.nextSide === 'left' ? 'rtl' : 'ltr';
    const shown = views[findView(views, place.page)]?.[0]?.page;
    const shownLabel = views.filter((view) => view[0]?.half !== 'second').findIndex((view) => view[0]?.page === shown);
    [...strip.children].forEach((item, index) => {
      const isShown = index === shownLabel;
      const button = item.firstElementChild;
      if (isShown) button?.setAttribute('aria-current', 'page');
      else button?.removeAttribute('aria-current');
      if (button instanceof HTMLElement) button.tabIndex = isShown ? 0 : -1;
      if (!isShown || !(item instanceof HTMLElement)) return;
      // Not scrollIntoView: that would scroll the page as well.
      strip.scrollLeft +=
        item.getBoundingClientRect().left +
        item.offsetWidth / 2 -
        strip.getBoundingClientRect().left -
        strip.clientWidth / 2;
      if (strip.contains(document.activeElement) && button instanceof HTMLElement)
        button.focus({ preventScroll: true });
    });
  };
  reader.onChange((change) => (change === 'place' || change === 'arranged') && draw());
  draw();
}
