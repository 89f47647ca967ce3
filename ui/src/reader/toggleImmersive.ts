import type { Bars } from './perform.ts';
import type { Reader } from './Reader.ts';

const watched = new WeakSet<Reader>();

/** Gives the page the window, and the screen where the browser lets it, or takes both back. */
export function toggleImmersive(reader: Reader, bars: Bars): void {
  const isImmersive = !bars.isImmersive;
  // Some phones have no full screen for pages: the window is then as far as it goes.
  const settled = isImmersive ? enterFullscreen(reader) : leaveFullscreen();
  settled?.catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
  });
  bars.set({ isImmersive, isShown: !isImmersive });
  watchScreen(reader, bars);
}

/** Who leaves the full screen by the browser's own means gets the bars back. */
export function watchScreen(reader: Reader, bars: Bars): void {
  if (watched.has(reader)) return;
  watched.add(reader);
  const hear = () => {
    if (document.fullscreenElement || !bars.isImmersive || bars.isUsual()) return;
    bars.set({ isImmersive: false, isShown: true });
  };
  document.addEventListener('fullscreenchange', hear, { signal: reader.signal });
}

/** A preview stands in a dialog, which a full-screen page would cover. */
function enterFullscreen({ options }: Reader): Promise<void> | undefined {
  return options.preview ? undefined : document.documentElement.requestFullscreen?.();
}

function leaveFullscreen(): Promise<void> | undefined {
  return document.fullscreenElement ? document.exitFullscreen() : undefined;
}
