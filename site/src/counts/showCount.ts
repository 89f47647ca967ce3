import { formatCardCount, formatCount } from '@komawari/ui/format';

/** Writes a figure into its place: in full where the place says so, short like 18.4万 elsewhere. */
export function showCount(place: HTMLElement, figure: number): void {
  const words = 'exact' in place.dataset ? formatCount(figure) : formatCardCount(figure);
  if (place.textContent !== words) place.textContent = words;
}
