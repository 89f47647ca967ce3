import type { Place } from './progress.ts';
import type { EpisodePage } from './readEpisode.ts';

/** The reader's eye is taken to be a third of the way down what the top bar leaves of the window. */
const eyeShare = 1 / 3;

/** Where the window begins for pages: under the top bar, whether it is shown or not. In CSS pixels. */
export function topOfWindow(root: HTMLElement): number {
  return root.querySelector<HTMLElement>('.reader-bar--top')?.offsetHeight ?? 0;
}

export function eyeLine(root: HTMLElement, scroller: HTMLElement): number {
  const top = topOfWindow(root);
  return top + (scroller.clientHeight - top) * eyeShare;
}

/** The page that crosses a line of the window (CSS pixels from its top), and how far down that page the line is. */
export function placeAt(pages: readonly EpisodePage[], line: number): Place {
  const boxOf = (index: number) => pages[index]?.element.getBoundingClientRect();
  let [low, high] = [0, pages.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((boxOf(middle)?.top ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  const box = boxOf(low);
  const fraction = box?.height ? (line - box.top) / box.height : 0;
  return { page: low + 1, fraction: Math.min(0.999, Math.max(0, fraction)) };
}
