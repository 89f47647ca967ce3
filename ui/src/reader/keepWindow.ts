import type { Bars } from './perform.ts';
import type { Reader } from './Reader.ts';
import { watchScreen } from './toggleImmersive.ts';

/** Where a tab keeps how its window was left. boot.ts reads the words: `immersive` or `hidden`, `full`, and `z1.5` for a strip's zoom. */
const windowKey = 'komawari.reader.window';

/**
 * Carries bars, full screen and the zoom of strips to the next episode in this tab. A browser ends the full screen with the
 * page and gives it back only to somebody who acts, so the first tap or key in the next episode takes it again.
 */
export function keepWindow(reader: Reader, bars: Bars): void {
  const { options, signal, root } = reader;
  if (options.preview || !options.storage) return;
  const wordsNow = () => {
    const isHidden = !bars.isShown && !('resting' in root.dataset);
    if (bars.isUsual() || !(bars.isImmersive || isHidden)) return '';
    return `${bars.isImmersive ? 'immersive' : 'hidden'}${document.fullscreenElement ? ' full' : ''}`;
  };
  let words = (sessionStorage.getItem(windowKey) ?? '').replace(/ z.*/, '');
  const keep = () => {
    const zoom = reader.layout === 'scroll' && reader.zoom > 1 ? ` z${reader.zoom.toFixed(3)}` : '';
    try {
      sessionStorage.setItem(windowKey, words + zoom);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  };
  if (words.includes('full') && bars.isImmersive) takeScreen(reader, bars);
  const note = () => {
    words = wordsNow();
    keep();
  };
  // What was done before this chunk was here.
  if (words.split(' ')[0] !== wordsNow().split(' ')[0]) note();
  reader.onChange((change) => change === 'bars' && note());
  document.addEventListener('fullscreenchange', () => document.fullscreenElement && note(), { signal });
  addEventListener('pagehide', keep, { signal });
}

/** Takes the screen as soon as the browser sees somebody act. */
function takeScreen(reader: Reader, bars: Bars): void {
  const waiting = new AbortController();
  const take = () => {
    if (!bars.isImmersive) return waiting.abort();
    if (!navigator.userActivation?.isActive) return;
    waiting.abort();
    document.documentElement.requestFullscreen?.().catch(() => undefined);
    watchScreen(reader, bars);
  };
  for (const type of ['pointerup', 'keydown'] as const)
    document.addEventListener(type, take, { signal: AbortSignal.any([waiting.signal, reader.signal]) });
  take();
}
