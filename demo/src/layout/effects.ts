import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import { drawBlossom } from '../figures/extras.ts';
import { horizontalPath, putText, verticalPath } from '../lettering/setText.ts';
import type { FontName } from '../lettering/fonts.ts';
import { cellsOf } from '../lettering/wrap.ts';
import { keptInside } from './Stage.ts';
import type { Box, Painter } from './Stage.ts';

/** Lines that run to a point: 集中線. `inner` is the free ellipse, as shares of the panel. */
export function focusLines(
  at: readonly [number, number] = [0.5, 0.5],
  inner: readonly [number, number] = [0.36, 0.36],
  paint = '#000000',
  count = 90,
): Painter {
  return ({ pen, box }) => {
    const cx = box.x + at[0] * box.w;
    const cy = box.y + at[1] * box.h;
    const far = Math.hypot(box.w, box.h);
    for (let i = 0; i < count; i++) {
      const a = ((i + pen.random.between(-0.45, 0.45)) / count) * Math.PI * 2;
      const k = pen.random.between(1, 1.45);
      const near: Point = [cx + Math.cos(a) * inner[0] * box.w * k, cy + Math.sin(a) * inner[1] * box.h * k];
      const half = pen.random.between(0.002, 0.011) * far;
      const [ex, ey] = [cx + Math.cos(a) * far, cy + Math.sin(a) * far];
      pen.poly(
        [near, [ex - Math.sin(a) * half, ey + Math.cos(a) * half], [ex + Math.sin(a) * half, ey - Math.cos(a) * half]],
        paint,
      );
    }
  };
}

/** Black all around with a burst of light in the middle. */
export function flash(
  at: readonly [number, number] = [0.5, 0.5],
  radius = 0.42,
  paint = '#000000',
  light = '#ffffff',
): Painter {
  return (stage) => {
    const { pen, box } = stage;
    pen.rect(box.x, box.y, box.w, box.h, paint);
    const points: Point[] = [];
    const count = 44;
    const r = Math.min(box.w, box.h);
    for (let i = 0; i < count * 2; i++) {
      const a = (i / (count * 2)) * Math.PI * 2;
      const k = i % 2 ? radius * pen.random.between(0.86, 0.96) : radius * pen.random.between(1.05, 1.7);
      points.push([box.x + at[0] * box.w + Math.cos(a) * r * k * 1.15, box.y + at[1] * box.h + Math.sin(a) * r * k]);
    }
    pen.poly(points, light);
  };
}

/** Parallel lines of speed: 流線. */
export function speedLines(degrees = 0, count = 60, paint = '#000000'): Painter {
  return ({ pen, box }) => {
    const p = pen.at(box.x + box.w / 2, box.y + box.h / 2, 1, degrees);
    const far = Math.hypot(box.w, box.h) / 2;
    for (let i = 0; i < count; i++) {
      const y = pen.random.between(-far, far);
      if (Math.abs(y) < far * 0.16 && pen.random.next() < 0.7) continue;
      const x = pen.random.between(-far * 1.2, far * 0.2);
      const length = pen.random.between(far * 0.5, far * 1.5);
      const t = pen.random.between(0.6, 4.2);
      p.poly(
        [
          [x, y - t],
          [x + length, y],
          [x, y + t],
        ],
        paint,
      );
    }
  };
}

/** Falling rain; `slant` in degrees from straight down. */
export function rain(count = 120, slant = 12, paint = '#000000'): Painter {
  return ({ pen, box }) => {
    const dx = Math.tan((slant * Math.PI) / 180);
    for (let i = 0; i < count; i++) {
      const x = box.x + pen.random.between(-0.2, 1.1) * box.w;
      const y = box.y + pen.random.between(-0.1, 1) * box.h;
      const length = pen.random.between(30, 110);
      pen.line(
        [
          [x, y],
          [x - dx * length, y + length],
        ],
        pen.random.between(0.9, 2),
        { straight: true, taper: [0.5, 0.2], paint },
      );
    }
  };
}

/** Vertical shadow from above for bad news. */
export function gloom(count = 34): Painter {
  return ({ pen, box }) => {
    for (let i = 0; i < count; i++) {
      const x = box.x + ((i + pen.random.next() * 0.6) / count) * box.w;
      pen.line(
        [
          [x, box.y],
          [x, box.y + box.h * pen.random.between(0.18, 0.5)],
        ],
        2.2,
        { straight: true, taper: [0, 0.8] },
      );
    }
  };
}

/** Four-pointed glitter scattered over the panel. */
export function sparkles(count = 12, paint = '#ffffff', line = 1.6): Painter {
  return ({ pen, box }) => {
    for (let i = 0; i < count; i++) {
      const x = box.x + pen.random.next() * box.w;
      const y = box.y + pen.random.next() * box.h;
      const r = pen.random.between(8, 26);
      pen.box(
        [
          [x, y - r],
          [x + r * 0.16, y - r * 0.16],
          [x + r, y],
          [x + r * 0.16, y + r * 0.16],
          [x, y + r],
          [x - r * 0.16, y + r * 0.16],
          [x - r, y],
          [x - r * 0.16, y - r * 0.16],
        ],
        paint,
        line,
      );
    }
  };
}

/** Light circles of all sizes. */
export function bokeh(count = 16, paint = '#ffffff', opacity = 0.5): Painter {
  return ({ pen, box }) => {
    for (let i = 0; i < count; i++)
      pen.faded(opacity * pen.random.between(0.4, 1), () =>
        pen.circle(
          box.x + pen.random.next() * box.w,
          box.y + pen.random.next() * box.h,
          pen.random.between(8, 46),
          paint,
        ),
      );
  };
}

/** Flowers around the edges, as feelings bloom in girls' manga. */
export function flowers(count = 9, paint = '#ffffff', area: (box: Box) => Box = (box) => box): Painter {
  return ({ pen, box }) => {
    const room = area(box);
    for (let i = 0; i < count; i++) {
      const p = pen.at(
        room.x + pen.random.next() * room.w,
        room.y + pen.random.next() * room.h,
        pen.random.between(0.6, 1.9),
        pen.random.between(0, 72),
      );
      drawBlossom(p, paint, (u) => p.px(u));
    }
  };
}

/** Petals or leaves in the wind. */
export function petals(count = 24, paint = '#f7b7c4'): Painter {
  return ({ pen, box }) => {
    for (let i = 0; i < count; i++) {
      const p = pen.at(
        box.x + pen.random.next() * box.w,
        box.y + pen.random.next() * box.h,
        pen.random.between(0.5, 1.3),
        pen.random.between(0, 360),
      );
      p.shape(
        [
          [0, -14, 1],
          [9, -2],
          [0, 14, 1],
          [-8, 0],
        ],
        paint,
        1.4,
      );
    }
  };
}

export type Sound = {
  text: string;
  at: readonly [number, number];
  size: number;
  /** Degrees clockwise. */
  turn?: number;
  vertical?: boolean;
  font?: FontName;
  fill?: string;
  outline?: string;
};

/** A sound effect: big skewed outlined letters. */
export function drawSound(pen: Pen, box: Box, sound: Sound): void {
  const half = (sound.vertical ? 0.6 : cellsOf(sound.text).length * 0.56) * sound.size;
  const x = keptInside(box.x + sound.at[0] * box.w, half, box.x, box.w);
  const y = box.y + sound.at[1] * box.h;
  const lettering = { font: sound.font ?? 'sharp', size: sound.size, leading: 1 } as const;
  const d = sound.vertical
    ? verticalPath([cellsOf(sound.text)], 0, 0, lettering)
    : horizontalPath([sound.text], 0, 0, lettering);
  putText(pen, d, {
    fill: sound.fill ?? '#000000',
    outline: sound.outline ?? '#ffffff',
    outlineWidth: sound.size * 0.15,
    outer: sound.fill && sound.fill !== '#000000' ? '#000000' : (sound.outline ?? '#ffffff'),
    outerWidth: sound.size * 0.08,
    transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${sound.turn ?? -8}) skewX(-8)`,
  });
}
