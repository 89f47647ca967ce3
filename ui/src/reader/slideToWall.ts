import type { Reader } from './Reader.ts';

/** Whoever slides to a page behind a wall stands before the wall. */
export function slideToWall(reader: Reader): void {
  const { root, episode, signal } = reader;
  const hear = (event: Event) => {
    const slider = event.target;
    if (!(slider instanceof HTMLInputElement) || !slider.matches('[data-reader-slider]')) return;
    if (Number(slider.value) <= episode.pages.length) return;
    event.stopPropagation();
    reader.showEnd();
  };
  root.addEventListener('input', hear, { capture: true, signal });
}
