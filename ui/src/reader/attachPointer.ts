import { perform, type Bars } from './perform.ts';
import type { Reader } from './Reader.ts';
import { actionOfTap } from './tapZones.ts';

/** A finger that moved less than this, in CSS pixels, has tapped. */
const tapSlop = 10;
/** A swipe is this long, or half of it when fast. */
const swipeLength = 48;
const fastPixelsPerMs = 0.5;

/** Taps in their zones, swipes that follow the finger, clicks of a mouse; two fingers belong to the zoom. */
export function attachPointer(reader: Reader, bars: Bars): void {
  const { stage, layer, signal } = reader;
  let start: { id: number; x: number; y: number; at: number; isMouse: boolean } | null = null;
  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    hear: (event: PointerEvent) => void,
  ) => stage.addEventListener(type, hear, { signal });

  const letGo = () => {
    start = null;
    layer.style.removeProperty('translate');
  };
  listen('pointerdown', (event) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, a');
    if (start || event.button !== 0 || isOnControl) return letGo();
    start = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      at: event.timeStamp,
      isMouse: event.pointerType === 'mouse',
    };
  });
  listen('pointermove', (event) => {
    if (!start || start.id !== event.pointerId || start.isMouse || reader.zoom > 1 || reader.layout === 'scroll')
      return;
    const distance = event.clientX - start.x;
    if (Math.abs(distance) > tapSlop) layer.style.translate = `${distance}px 0`;
  });
  listen('pointercancel', letGo);
  listen('pointerup', (event) => {
    if (!start || start.id !== event.pointerId) return;
    const { x, y, at, isMouse } = start;
    letGo();
    const [right, down] = [event.clientX - x, event.clientY - y];
    if (Math.hypot(right, down) < tapSlop) return tap(event);
    if (isMouse || reader.zoom > 1 || reader.layout === 'scroll' || Math.abs(right) < Math.abs(down)) return;
    const isFast = Math.abs(right) / Math.max(1, event.timeStamp - at) > fastPixelsPerMs;
    if (Math.abs(right) < (isFast ? swipeLength / 2 : swipeLength)) return;
    // The page follows the finger: pushed to the right, it uncovers what lies at the left.
    perform(reader, bars, right > 0 ? 'left' : 'right');
  });

  const tap = (event: PointerEvent) => {
    if (reader.zoom > 1) return;
    const box = stage.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - Math.max(0, box.top)) / Math.min(box.height, innerHeight);
    perform(reader, bars, actionOfTap(x, y, reader.settings.tapZones, reader.nextSide));
  };
}
