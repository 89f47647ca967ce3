import { readPlace, writePlace, type GalleryPlace } from './galleryAddress.ts';
import { createPreview } from './createPreview.ts';
import { followSwipes } from './followSwipes.ts';

/** Keys that change the picture, as steps; `first` and `last` go to the ends. */
const KEYS: Readonly<Record<string, number | 'first' | 'last'>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: 'first',
  End: 'last',
};

/**
 * Turns the column of pictures into a gallery: one picture at a time, by arrow keys, buttons, thumbnails and swipes, the
 * place in the address, and the same full screen (`?preview&index=n`). Without this the pictures stand below each other.
 */
export function startGallery(root: Document): void {
  const gallery = root.querySelector<HTMLElement>('[data-gallery]');
  const dialog = root.querySelector<HTMLDialogElement>('[data-preview]');
  if (!gallery || !dialog) return;
  const items = [...gallery.querySelectorAll<HTMLElement>('[data-picture]')];
  const preview = createPreview(dialog, items);
  let place = readPlace(location.search, items.length);

  const draw = (): void => {
    const wasOpen = dialog.open;
    showPicture(gallery, dialog, items, place.index);
    preview.show(place);
    // The picture it was opened from may not be the one that is shown now, so the focus could not go back by itself.
    if (wasOpen && !place.isPreview) items[place.index - 1]?.querySelector('a')?.focus({ preventScroll: true });
  };
  const write = (next: GalleryPlace, how: 'pushState' | 'replaceState'): void => {
    place = next;
    const address = location.pathname + writePlace(location.search, place);
    history[how](how === 'pushState' ? { opened: true } : history.state, '', address);
    draw();
  };
  const goTo = (index: number): void => {
    if (index >= 1 && index <= items.length && index !== place.index) write({ ...place, index }, 'replaceState');
  };
  const close = (): void => {
    if (!place.isPreview) return;
    // Back to the page it was opened from; who came by the address itself has no such page.
    if ((history.state as { opened?: boolean } | null)?.opened) history.back();
    else write({ ...place, isPreview: false }, 'replaceState');
  };

  for (const area of [gallery, dialog]) {
    area.addEventListener('click', (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const opener = target?.closest<HTMLElement>('[data-open-preview]');
      const thumb = target?.closest<HTMLElement>('[data-show]');
      const step = target?.closest<HTMLElement>('[data-step]');
      if (!opener && !thumb && !step) return;
      if (opener && isForNewTab(event)) return;
      event.preventDefault();
      if (opener) write({ index: Number(opener.dataset.openPreview), isPreview: true }, 'pushState');
      else if (thumb) goTo(Number(thumb.dataset.show));
      else if (step) goTo(place.index + Number(step.dataset.step));
    });
    followSwipes(area, (step) => goTo(place.index + step));
  }
  preview.onClose(close);
  root.addEventListener('keydown', (event) => {
    const key = KEYS[event.key];
    if (key === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isWriting(event))
      return;
    if (items.length < 2) return;
    event.preventDefault();
    goTo(key === 'first' ? 1 : key === 'last' ? items.length : place.index + key);
  });
  addEventListener('popstate', () => {
    // The picture one looked at last stays when the preview closes.
    const { index, isPreview } = readPlace(location.search, items.length);
    const keeps = place.isPreview && !isPreview;
    if (keeps) write({ index: place.index, isPreview }, 'replaceState');
    else {
      place = { index, isPreview };
      draw();
    }
  });
  draw();
}

const isForNewTab = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey;

const isWriting = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null;

function showPicture(gallery: HTMLElement, dialog: HTMLElement, items: HTMLElement[], index: number): void {
  for (const [at, item] of items.entries()) item.toggleAttribute('data-shown', at === index - 1);
  for (const thumb of gallery.querySelectorAll<HTMLElement>('[data-show]')) {
    const isShown = Number(thumb.dataset.show) === index;
    if (isShown) thumb.setAttribute('aria-current', 'true');
    else thumb.removeAttribute('aria-current');
    if (isShown) keepInSight(thumb);
  }
  for (const area of [gallery, dialog]) {
    const place = area.querySelector('[data-place]');
    if (place) place.textContent = `${index} / ${items.length}`;
    for (const button of area.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      const next = index + Number(button.dataset.step);
      // Not `disabled`: the focus would be lost at the last picture.
      button.setAttribute('aria-disabled', `${next < 1 || next > items.length}`);
    }
  }
}

/** Scrolls the strip alone; `scrollIntoView` would move the page too. */
function keepInSight(thumb: HTMLElement): void {
  const strip = thumb.parentElement;
  if (strip) strip.scrollLeft = thumb.offsetLeft - (strip.clientWidth - thumb.clientWidth) / 2;
}
