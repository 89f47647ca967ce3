import type { Reader } from './Reader.ts';

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface ZoomTarget {
  /** Sets the scale so that what is under the point stays there. */
  zoomTo(scale: number, around: Point): void;
  panBy(right: number, down: number): void;
  reset(): void;
  /** Asks for pictures that are large enough for the scale. */
  sharpen(): void;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The paged layouts: the layer is moved and scaled inside the stage, which cuts it off. */
export function createLayerZoom(reader: Reader): ZoomTarget {
  const { stage, layer, episode, images } = reader;
  let [scale, x, y] = [1, 0, 0];
  const draw = () => {
    x = clamp(x, stage.clientWidth * (1 - scale), 0);
    y = clamp(y, stage.clientHeight * (1 - scale), 0);
    layer.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  };
  return {
    zoomTo(next, around) {
      const box = stage.getBoundingClientRect();
      const [left, top] = [around.x - box.left, around.y - box.top];
      x = left - ((left - x) * next) / scale;
      y = top - ((top - y) * next) / scale;
      scale = next;
      draw();
    },
    panBy(right, down) {
      x += right;
      y += down;
      draw();
    },
    reset() {
      [scale, x, y] = [1, 0, 0];
      draw();
    },
    sharpen() {
      for (const page of episode.pages) {
        const image = page.element.classList.contains('is-shown') ? page.images[0] : undefined;
        if (image) images.setWidth(page, image.clientWidth * scale);
      }
    },
  };
}

/** The scroll layout: the strip becomes wider, so that scrolling goes on as ever and the stage scrolls across. */
export function createStripZoom(reader: Reader): ZoomTarget {
  const { root, stage, layer, episode, images } = reader;
  const scroller = root.hasAttribute('data-contained') ? root : document.documentElement;
  const panBy = (right: number, down: number) => {
    stage.scrollLeft -= right;
    scroller.scrollTop -= down;
  };
  const set = (scale: number) => {
    root.style.setProperty('--zoom', `${scale}`);
  };
  return {
    zoomTo(scale, around) {
      const before = layer.getBoundingClientRect();
      const [right, down] = [(around.x - before.left) / before.width, (around.y - before.top) / before.height];
      set(scale);
      const after = layer.getBoundingClientRect();
      panBy(around.x - (after.left + right * after.width), around.y - (after.top + down * after.height));
    },
    panBy,
    reset: () => set(1),
    sharpen() {
      for (const page of episode.pages) {
        const { top, bottom } = page.element.getBoundingClientRect();
        if (bottom > 0 && top < innerHeight) images.setWidth(page, page.element.clientWidth);
      }
    },
  };
}
