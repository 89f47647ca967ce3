import type { Reader } from './Reader.ts';

const hintKey = 'komawari.reader.hint';

/**
 * Shows once on a device which way the pages go and where to tap. It lies over the page without stopping anything: the first
 * tap, key or turn of the wheel does what it always does, and takes the hint away.
 */
export function showHint({ root, settings, nextSide, layout, options, signal }: Reader): void {
  const { storage } = options;
  if (!storage || storage.getItem(hintKey) || layout === 'scroll' || settings.tapZones !== 'sides') return;
  const hint = document.createElement('div');
  hint.className = 'reader-hint';
  hint.setAttribute('role', 'status');
  const zones = nextSide === 'left' ? ['Next page', 'Bars', 'Back'] : ['Back', 'Bars', 'Next page'];
  for (const words of zones) {
    const zone = document.createElement('span');
    zone.textContent = words;
    hint.append(zone);
  }
  const way = document.createElement('p');
  way.textContent = `This work reads ${nextSide === 'left' ? 'right to left' : 'left to right'}. Tap a side or swipe.`;
  hint.prepend(way);
  root.append(hint);
  const seen = new AbortController();
  const leave = () => {
    seen.abort();
    hint.remove();
    try {
      storage.setItem(hintKey, '1');
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  };
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, leave, { capture: true, passive: true, signal: AbortSignal.any([seen.signal, signal]) });
  signal.addEventListener('abort', () => hint.remove());
}
