import { keepOverDialogs } from '../flash/keepOverDialogs.ts';

let region: HTMLElement | undefined;

/** Says something to assistive technology without showing it, e.g. where a dragged page went. */
export function announce(words: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'sr';
    region.setAttribute('role', 'status');
    document.body.append(region);
    keepOverDialogs(region);
  }
  region.textContent = words;
}
