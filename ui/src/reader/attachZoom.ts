import type { Reader } from './Reader.ts';
import { createLayerZoom, createStripZoom, type Point, type ZoomTarget } from './zoomTargets.ts';

export interface Zoom {
  /** Larger or smaller by this factor, around a point of the window (default: the middle of the stage). */
  zoomBy(factor: number, around?: Point): void;
}

const largest = 5;
/** What a double tap zooms to. */
const doubleTapScale = 2.25;
const doubleTapWithin = 300;

const attached = new WeakMap<Reader, Zoom>();

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Pinch, double tap, Ctrl and wheel: all zoom the page layer only, never the bars. Attaching twice gives the first one. */
export function attachZoom(reader: Reader): Zoom {
  const before = attached.get(reader);
  if (before) return before;
  const { stage, signal } = reader;
  const targets = { layer: createLayerZoom(reader), strip: createStripZoom(reader) };
  const target = (): ZoomTarget => (reader.layout === 'scroll' ? targets.strip : targets.layer);

  const zoomTo = (scale: number, around: Point) => {
    const next = Math.min(largest, Math.max(1, scale));
    const settled = next < 1.02 ? 1 : next;
    target().zoomTo(settled, around);
    reader.zoom = settled;
    stage.toggleAttribute('data-zoomed', settled > 1);
    if (settled > 1) target().sharpen();
  };
  const reset = () => {
    if (reader.zoom === 1) return;
    targets.layer.reset();
    targets.strip.reset();
    reader.zoom = 1;
    stage.removeAttribute('data-zoomed');
  };
  const centre = (): Point => {
    const box = stage.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: Math.min(innerHeight / 2, box.top + box.height / 2) };
  };
  const zoom: Zoom = { zoomBy: (factor, around = centre()) => zoomTo(reader.zoom * factor, around) };
  attached.set(reader, zoom);
  // A strip may come as large as the one before it was left (boot.ts).
  if (reader.layout === 'scroll') reader.zoom = Number(reader.root.style.getPropertyValue('--zoom')) || 1;
  stage.dataset['zooms'] = '';

  watchFingers(reader, zoom, target);
  watchDoubleTap(reader, (around) => zoomTo(reader.zoom > 1 ? 1 : doubleTapScale, around));
  stage.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey) {
        event.preventDefault();
        zoom.zoomBy(Math.exp(-event.deltaY * 0.005), { x: event.clientX, y: event.clientY });
      } else if (reader.zoom > 1 && reader.layout !== 'scroll') target().panBy(-event.deltaX, -event.deltaY);
    },
    { passive: false, signal },
  );
  let view = reader.views[reader.viewIndex];
  reader.onChange((change) => {
    const shown = reader.views[reader.viewIndex];
    if (change === 'arranged' || (change === 'place' && reader.layout !== 'scroll' && (shown !== view || reader.atEnd)))
      reset();
    view = shown;
  });
  return zoom;
}

function watchFingers(reader: Reader, zoom: Zoom, target: () => ZoomTarget): void {
  const { stage, signal } = reader;
  const fingers = new Map<number, Point>();
  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    hear: (event: PointerEvent) => void,
  ) => stage.addEventListener(type, hear, { signal });
  const spreadOf = ([one, two]: readonly Point[]) => (one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0);

  listen('pointerdown', (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (reader.zoom > 1 && reader.layout !== 'scroll') stage.setPointerCapture(event.pointerId);
  });
  listen('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...fingers.values()];
    const [from, to] = [middleOf(before), middleOf(after)];
    if (fingers.size === 2) zoom.zoomBy(spreadOf(after) / Math.max(1, spreadOf(before)), to);
    if (reader.zoom > 1 && (fingers.size === 2 || reader.layout !== 'scroll'))
      target().panBy(to.x - from.x, to.y - from.y);
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    listen(type, (event) => void fingers.delete(event.pointerId));
  // The browser would scroll with two fingers, and then keep the pointers to itself.
  stage.addEventListener('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), {
    passive: false,
    signal,
  });
}

/** In the middle, where a single tap only shows the bars; anywhere once zoomed. Two quick taps at a side are two turns. */
function watchDoubleTap(reader: Reader, hear: (around: Point) => void): void {
  const { stage, signal } = reader;
  let down: Point = { x: 0, y: 0 };
  let last = { at: -Infinity, x: 0, y: 0 };
  stage.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => void (down = { x, y }), { signal });
  stage.addEventListener(
    'pointerup',
    (event) => {
      const { clientX: x, clientY: y, timeStamp: at } = event;
      const share = (x - stage.getBoundingClientRect().left) / stage.clientWidth;
      const isPlaceForIt = reader.zoom > 1 || reader.settings.tapZones === 'off' || (share > 1 / 3 && share < 2 / 3);
      if (!isPlaceForIt || Math.hypot(x - down.x, y - down.y) > 10) return;
      const isSecond = at - last.at < doubleTapWithin && Math.hypot(x - last.x, y - last.y) < 40;
      last = isSecond ? { at: -Infinity, x: 0, y: 0 } : { at, x, y };
      if (isSecond) hear({ x, y });
    },
    { signal },
  );
}
