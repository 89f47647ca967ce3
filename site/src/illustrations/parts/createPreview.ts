import type { GalleryPlace } from './galleryAddress.ts';

/** Pictures on each side of the one that is shown that are fetched before they are asked for. */
const AHEAD = 1;

/**
 * The full screen over the page: a native dialog, so the browser keeps the focus inside, closes it with Esc and gives the
 * focus back to the picture it was opened from.
 */
export function createPreview(dialog: HTMLDialogElement, items: readonly HTMLElement[]) {
  const stage = dialog.querySelector<HTMLElement>('[data-preview-stage]');
  const made = new Map<number, HTMLElement>();

  /** The picture of a place, in sizes of the whole window. */
  function pictureOf(index: number): HTMLElement | null {
    const found = made.get(index);
    if (found) return found;
    const source = items[index - 1]?.querySelector('picture, img');
    if (!source) return null;
    const copy = source.cloneNode(true) as HTMLElement;
    const img = copy instanceof HTMLImageElement ? copy : copy.querySelector('img');
    if (!img) return null;
    const sizes = `min(100vw, ${Math.round((100 * img.width) / img.height)}vh)`;
    for (const each of [img, ...copy.querySelectorAll('source')]) each.sizes = sizes;
    img.loading = 'eager';
    img.removeAttribute('fetchpriority');
    copy.lang = source.closest<HTMLElement>('[lang]')?.lang ?? '';
    made.set(index, copy);
    return copy;
  }

  return {
    /** Opens, closes or changes it, as the place says. */
    show({ index, isPreview }: GalleryPlace): void {
      if (!isPreview) return void (dialog.open && dialog.close());
      const picture = pictureOf(index);
      if (picture) stage?.replaceChildren(picture);
      for (let step = 1; step <= AHEAD; step += 1) [index - step, index + step].forEach(pictureOf);
      if (!dialog.open) dialog.showModal();
    },
    /** Calls back when the reader wants out: Esc, the button, or a click beside the picture. */
    onClose(close: () => void): void {
      dialog.addEventListener('close', close);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        close();
      });
      dialog.addEventListener('click', ({ target }) => {
        if (target === dialog || target === stage || (target as Element).closest('[data-close-preview]')) close();
      });
    },
  };
}
