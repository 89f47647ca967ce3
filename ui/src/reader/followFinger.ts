import type { Reader } from './Reader.ts';
import { wantsLessMotion } from './slidePages.ts';

/** As in attachPointer.ts. */
const tapSlop = 10;
/** Pulled where there is no page, the layer follows only so far. */
const resistance = 0.25;

/**
 * A swipe pulls the neighbouring page in under the finger. When the finger leaves, the turn itself is already done
 * (attachPointer.ts): what is left is to let the pages glide to where they belong.
 */
export function followFinger(reader: Reader): void {
  const { stage, layer, signal } = reader;
  let start: { id: number; x: number; y: number; index: number } | null = null;
  let distance = 0;
  let strip: Strip | null = null;
  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    hear: (event: PointerEvent) => void,
  ) => stage.addEventListener(type, hear, { signal });

  const settle = () => {
    const pulled = strip;
    const from = start?.index ?? reader.viewIndex;
    start = null;
    strip = null;
    layer.style.removeProperty('translate');
    if (!pulled) return;
    const turned = reader.viewIndex - from;
    // The layer shows the new view now, and the old one stands beside it.
    const offset = pulled.settleFor(turned);
    for (const animation of layer.getAnimations()) animation.cancel();
    if (wantsLessMotion() || reader.atEnd) return pulled.remove();
    const glide = layer.animate([{ translate: `${distance + offset}px 0` }, { translate: '0 0' }], {
      duration: 220,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
    glide.finished.then(pulled.remove, pulled.remove);
  };

  listen('pointerdown', (event) => {
    if (start || event.pointerType === 'mouse' || reader.zoom > 1 || reader.layout === 'scroll') return settle();
    if (event.target instanceof Element && event.target.closest('button, a, [data-tall]')) return;
    start = { id: event.pointerId, x: event.clientX, y: event.clientY, index: reader.viewIndex };
    distance = 0;
  });
  listen('pointermove', (event) => {
    if (start?.id !== event.pointerId || reader.zoom > 1) return;
    const [right, down] = [event.clientX - start.x, event.clientY - start.y];
    if (!strip && Math.abs(right) <= Math.max(tapSlop, Math.abs(down))) return;
    strip ??= layOut(reader);
    distance = right * (strip.has(right > 0 ? 'left' : 'right') ? 1 : resistance);
    layer.style.translate = `${distance}px 0`;
  });
  listen('pointerup', settle);
  listen('pointercancel', settle);
}

interface Strip {
  has(side: 'left' | 'right'): boolean;
  /** Keeps what is still seen while the layer glides home after so many turns, and says how far the layer has moved under it. */
  settleFor(turned: number): number;
  remove(): void;
}

/** Copies of the views before, at and after the one on screen, side by side as the reading direction has them. */
function layOut(reader: Reader): Strip {
  const { layer, stage, viewIndex, nextSide } = reader;
  const width = stage.clientWidth;
  const sideOfNext = nextSide === 'left' ? -1 : 1;
  const copies = [-1, 0, 1].map((step) => copyView(reader, viewIndex + step));
  const [before, here, after] = copies;
  const place = (copy: HTMLElement | null | undefined, screens: number) => {
    if (!copy) return;
    copy.style.translate = `${screens * width}px 0`;
    layer.append(copy);
  };
  place(before, -sideOfNext);
  place(after, sideOfNext);
  return {
    has: (side) => Boolean((side === nextSide ? after : before)?.isConnected),
    settleFor(turned) {
      if (turned === 0) return 0;
      before?.remove();
      after?.remove();
      const screens = Math.sign(turned) * sideOfNext;
      place(here, -screens);
      return screens * width;
    },
    remove: () => copies.forEach((copy) => copy?.remove()),
  };
}

function copyView(reader: Reader, index: number): HTMLElement | null {
  const view = reader.views[index];
  if (!view) return null;
  const copy = document.createElement('li');
  copy.className = 'reader-beside';
  copy.setAttribute('aria-hidden', 'true');
  for (const shown of view) {
    const page = reader.episode.pages[shown.page - 1];
    if (!page) continue;
    const element = page.element.cloneNode(true) as HTMLElement;
    element.removeAttribute('id');
    for (const image of element.querySelectorAll('img')) image.decoding = 'sync';
    reader.draw({ ...page, element }, shown);
    copy.append(element);
  }
  return copy;
}
