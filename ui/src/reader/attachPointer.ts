import { perform, type Bars } from './perform.ts';
import type { Reader } from './Reader.ts';
import { actionOfTap } from './tapZones.ts';

/** A finger that moved less than this, in CSS pixels, has tapped. */
const tapSlop = 10;
/** A swipe is this long, or half of it when fast. */
const swipeLength = 48;
const fastPixelsPerMs = 0.5;

/** Taps in their zones, swipes, clicks of a mouse; two fingers belong to the zoom, and followFinger.ts shows what a swipe uncovers. */
export function attachPointer(reader: Reader, bars: Bars): void {
  const { stage, signal } = reader;
  let start: PointerEvent | null = null;
  const listen = (type: 'pointerdown' | 'pointerup' | 'pointercancel', hear: (event: PointerEvent) => void) =>
    stage.addEventListener(type, hear, { signal });

  listen('pointerdown', (event) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, a');
    start = start || event.button !== 0 || isOnControl ? null : event;
  });
  listen('pointercancel', () => {
    start = null;
  });
  listen('pointerup', (event) => {
    if (start?.pointerId !== event.pointerId) return;
    const [right, down] = [event.clientX - start.clientX, event.clientY - start.clientY];
    const lasted = Math.max(1, event.timeStamp - start.timeStamp);
    start = null;
    if (reader.zoom > 1) return;
    if (Math.hypot(right, down) < tapSlop) return tap(event);
    if (event.pointerType === 'mouse' || reader.layout === 'scroll' || Math.abs(right) < Math.abs(down)) return;
    const isFast = Math.abs(right) / lasted > fastPixelsPerMs;
    if (Math.abs(right) < (isFast ? swipeLength / 2 : swipeLength)) return;
    // The page follows the finger: pushed to the right, it uncovers what lies at the left.
    perform(reader, bars, right > 0 ? 'left' : 'right');
  });

  const tap = (event: PointerEvent) => {
    const box = stage.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - Math.max(0, box.top)) / Math.min(box.height, innerHeight);
    perform(reader, bars, actionOfTap(x, y, reader.settings.tapZones, reader.nextSide));
  };
}
