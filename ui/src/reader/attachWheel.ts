import { perform, scrollLongPage, type Bars } from './perform.ts';
import type { Reader } from './Reader.ts';

/** So long without a wheel event, in milliseconds, and the gesture is over. Trackpads glide on for about a second. */
const pause = 140;
/** Movement that makes a step, in CSS pixels: one notch of a mouse is 100 or more. */
const threshold = 24;

/** One step per gesture in the paged layouts. A long page is scrolled first, and turned by the next gesture at its end. */
export function attachWheel(reader: Reader, bars: Bars): void {
  let last = -pause;
  let travelled = 0;
  let gesture: 'open' | 'scrolling' | 'turned' = 'open';
  const hear = (event: WheelEvent) => {
    // Ctrl and wheel is the zoom of the page layer; the browser's own would scale the bars too.
    if (event.ctrlKey) return event.preventDefault();
    if (reader.layout === 'scroll') return;
    event.preventDefault();
    if (reader.zoom > 1) return;
    if (event.timeStamp - last > pause) {
      travelled = 0;
      gesture = 'open';
    }
    last = event.timeStamp;
    if (gesture === 'turned') return;
    const scale = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 40;
    const isAcross = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!isAcross && scrollLongPage(reader, event.deltaY * scale)) gesture = 'scrolling';
    if (gesture === 'scrolling') return;
    travelled += (isAcross ? event.deltaX : event.deltaY) * scale;
    if (Math.abs(travelled) < threshold) return;
    gesture = 'turned';
    const isPositive = travelled > 0;
    if (isAcross) perform(reader, bars, isPositive ? 'right' : 'left');
    else perform(reader, bars, isPositive ? 'next' : 'previous');
    // On a slow device the turn itself may take longer than the pause.
    last = Math.max(last, performance.now());
  };
  reader.stage.addEventListener('wheel', hear, { passive: false, signal: reader.signal });
}
