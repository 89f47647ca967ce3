import type { Reader } from './Reader.ts';
import type { View } from './views.ts';

/** Small pictures of all spreads in reading direction. One tab stop: turning pages moves the focus with it. */
export function attachFilmstrip(reader: Reader, strip: HTMLElement): void {
  let drawn: readonly View[] = [];
  const draw = () => {
    const { views, layout, place } = reader;
    if (layout === 'scroll') return;
    // Halves of a wide page share one picture.
    const whole = views.filter((view) => view[0]?.half !== 'second');
    if (views !== drawn) {
      drawn = views;
      strip.replaceChildren(...whole.map((view) => entry(reader, view)));
    }
    strip.dir = reader.nextSide === 'left' ? 'rtl' : 'ltr';
    markShown(
      strip,
      whole.findIndex((view) => view.some(({ page }) => page === place.page)),
    );
  };
  reader.onChange((change) => (change === 'place' || change === 'arranged') && draw());
  draw();
}

function markShown(strip: HTMLElement, shown: number): void {
  const hadFocus = strip.contains(document.activeElement);
  [...strip.querySelectorAll('button')].forEach((button, index) => {
    button.tabIndex = index === shown ? 0 : -1;
    if (index !== shown) return button.removeAttribute('aria-current');
    button.setAttribute('aria-current', 'page');
    // Not scrollIntoView: that would scroll the page as well.
    const [box, window] = [button.getBoundingClientRect(), strip.getBoundingClientRect()];
    strip.scrollLeft += box.left + box.width / 2 - window.left - window.width / 2;
    if (hadFocus) button.focus({ preventScroll: true });
  });
}

function entry(reader: Reader, view: View): HTMLElement {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  const [first, last] = [view[0]?.page ?? 1, view.at(-1)?.page ?? 1];
  const word = first === last ? 'thumbnail' : 'thumbnails';
  button.setAttribute('aria-label', reader.word(word, { page: first, last }));
  const pair = document.createElement('span');
  pair.className = 'pair';
  pair.append(...view.map(({ page }) => thumbnail(reader, page)));
  const label = document.createElement('bdi');
  label.dir = 'ltr';
  label.textContent = first === last ? `${first}` : `${first}–${last}`;
  button.append(pair, label);
  button.addEventListener('click', () => reader.go(first));
  item.append(button);
  return item;
}

function thumbnail({ episode }: Reader, number: number): HTMLElement {
  const box = document.createElement('span');
  box.className = 'pg';
  const page = episode.pages[number - 1];
  const address = page?.element.dataset['thumb'];
  if (page) box.style.aspectRatio = `${Math.max(page.ratio, 0.4)}`;
  if (address) box.append(Object.assign(new Image(), { loading: 'lazy', alt: '', src: address }));
  return box;
}
