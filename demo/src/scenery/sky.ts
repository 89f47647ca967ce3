import { mix } from '../print/Medium.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import type { Painter } from '../layout/Stage.ts';

/** One flat colour. */
export function plain(paint: string): Painter {
  return ({ pen, box }) => pen.rect(box.x - 4, box.y - 4, box.w + 8, box.h + 8, paint);
}

/** A vertical gradient; colours from top to bottom. */
export function fade(...paints: string[]): Painter {
  return ({ pen, box }) => {
    const stops = paints.map((paint, i) => [i / (paints.length - 1), paint] as const);
    pen.rect(box.x - 4, box.y - 4, box.w + 8, box.h + 8, pen.linear([0, box.y], [0, box.y + box.h], stops));
  };
}

/** A soft light from one point. */
export function glow(at: readonly [number, number], radius: number, inner: string, outer: string): Painter {
  return ({ pen, box }) => {
    const c: Point = [box.x + at[0] * box.w, box.y + at[1] * box.h];
    pen.rect(box.x - 4, box.y - 4, box.w + 8, box.h + 8, pen.radial(c, radius * Math.max(box.w, box.h), [[0, inner], [1, outer]]));
  };
}

/** A halo that brightens what lies under it. */
export function halo(at: readonly [number, number], radius: number, paint: string, opacity = 0.9): Painter {
  return ({ pen, box }) => {
    const c: Point = [box.x + at[0] * box.w, box.y + at[1] * box.h];
    const r = radius * Math.min(box.w, box.h);
    pen.oval(c[0], c[1], r, r, pen.radial(c, r, [[0, paint, opacity], [0.4, paint, opacity * 0.5], [1, paint, 0]]));
  };
}

/** Stars of several sizes, denser along a milky band when `band`. */
export function stars(count = 90, options: { band?: boolean; paint?: string; below?: number } = {}): Painter {
  return ({ pen, box }) => {
    const paint = options.paint ?? '#ffffff';
    for (let i = 0; i < count; i++) {
      const fx = pen.random.next();
      const spread = (pen.random.next() + pen.random.next() - 1) * 0.42;
      const fy = options.band ? 0.7 - fx * 0.5 + spread : pen.random.next();
      if (fy < 0 || fy > (options.below ?? 1)) continue;
      const big = pen.random.next();
      const [x, y] = [box.x + fx * box.w, box.y + fy * box.h];
      const r = big > 0.95 ? 4.6 : big > 0.8 ? 2.8 : 1.7;
      pen.poly([[x, y - r * 1.3], [x + r, y], [x, y + r * 1.3], [x - r, y]], paint);
      if (big > 0.965) {
        pen.poly([[x, y - r * 4], [x + r * 0.4, y], [x, y + r * 4], [x - r * 0.4, y]], paint);
        pen.poly([[x - r * 4, y], [x, y + r * 0.4], [x + r * 4, y], [x, y - r * 0.4]], paint);
      }
    }
  };
}

export function moon(at: readonly [number, number], radius: number, paint = '#fff3c4', dark?: string): Painter {
  return ({ pen, box }) => {
    const r = radius * Math.min(box.w, box.h);
    const [x, y] = [box.x + at[0] * box.w, box.y + at[1] * box.h];
    pen.circle(x, y, r, paint);
    if (dark) {
      pen.circle(x - r * 0.3, y - r * 0.2, r * 0.24, dark);
      pen.circle(x + r * 0.34, y + r * 0.3, r * 0.18, dark);
      pen.circle(x + r * 0.2, y - r * 0.45, r * 0.12, dark);
    }
  };
}

/** Heaped summer clouds standing on a line `base` (share of the height). */
export function clouds(base: number, size: number, count: number, light = '#ffffff', shade = '#cfe0ee', line = 2): Painter {
  return ({ pen, box }) => {
    for (let i = 0; i < count; i++) {
      const x = box.x + ((i + pen.random.between(0.1, 0.9)) / count) * box.w;
      const y = box.y + (base + pen.random.between(-0.07, 0.07)) * box.h;
      drawCloud(pen, x, y, size * Math.min(box.w, box.h) * pen.random.between(0.65, 1.25), light, shade, line);
    }
  };
}

/** A single heap of cloud whose flat foot is at x, y. */
export function drawCloud(pen: Pen, x: number, y: number, size: number, light: string, shade: string, line: number): void {
  const puffs: (readonly [number, number, number])[] = [];
  const n = 8;
  for (let i = 0; i < n; i++) {
    const f = i / (n - 1);
    const tall = Math.sin(f * Math.PI);
    puffs.push([x + (f - 0.5) * size * 2.1, y - tall * size * pen.random.between(0.3, 0.72), size * (0.2 + 0.2 * tall * pen.random.between(0.7, 1.3))]);
    if (tall > 0.6) puffs.push([x + (f - 0.5) * size * 1.3, y - size * pen.random.between(0.6, 1.05), size * pen.random.between(0.2, 0.34)]);
  }
  if (line > 0) for (const [a, b, r] of puffs) pen.circle(a, b, r + line, mix(shade, '#35506a', 0.6));
  for (const [a, b, r] of puffs) pen.circle(a, b, r, light);
  puffs.forEach(([a, b, r], i) => {
    if (i % 2) return;
    const arc = (k: number, drop: number, back: boolean): Point[] =>
      Array.from({ length: 11 }, (_, n) => ((back ? 170 - n * 15 : 20 + n * 15) * Math.PI) / 180).map((t) => [a + Math.cos(t) * r * k, b + Math.sin(t) * r * k * drop] as const);
    pen.poly([...arc(0.98, 1, false), ...arc(0.98, 0.7, true)], shade, 0.7);
  });
  pen.fill([[x - size * 1.25, y - size * 0.05], [x, y - size * 0.24], [x + size * 1.25, y - size * 0.02], [x + size * 1.1, y + size * 0.16], [x - size * 1.1, y + size * 0.16]], light);
}

/** Layered hills or mountains; colours from far to near. */
export function ridges(base: number, height: number, paints: readonly string[], jagged = false, line = 2): Painter {
  return ({ pen, box }) => {
    paints.forEach((paint, i) => {
      const y = box.y + (base + (i / paints.length) * (1 - base) * 0.75) * box.h;
      const tall = height * box.h * (1 - i * 0.22);
      const points: Point[] = [[box.x - 40, box.y + box.h + 40, 1]];
      const n = jagged ? 9 : 6;
      for (let k = 0; k <= n; k++) {
        const up = jagged ? (k % 2 ? 1 : 0.35) * pen.random.between(0.6, 1.1) : pen.random.between(0.25, 1);
        points.push([box.x - 40 + ((box.w + 80) * k) / n, y - up * tall, jagged && k % 2 ? 1 : 0]);
      }
      points.push([box.x + box.w + 40, box.y + box.h + 40, 1]);
      pen.shape(points, paint, line);
    });
  };
}

/** The sea from a horizon down, with rows of wave strokes and glitter. */
export function sea(horizon: number, far: string, near: string, glitter = '#ffffff', line = 2): Painter {
  return ({ pen, box }) => {
    const top = box.y + horizon * box.h;
    const low = box.y + box.h;
    pen.rect(box.x - 4, top, box.w + 8, low - top + 4, pen.linear([0, top], [0, low], [[0, far], [1, near]]));
    if (line > 0) pen.wire([[box.x - 4, top], [box.x + box.w + 4, top]], line);
    for (let i = 0; i < 46; i++) {
      const f = pen.random.next() ** 1.7;
      const y = top + 5 + f * (low - top);
      const w = (10 + f * 70) * pen.random.between(0.6, 1.4);
      const x = box.x + pen.random.next() * box.w;
      const t = 1.6 + f * 5;
      pen.fill([[x - w, y, 1], [x - w * 0.3, y - t], [x + w * 0.3, y + t * 0.3], [x + w, y, 1], [x + w * 0.2, y + t]], i % 3 ? glitter : mix(near, '#10203a', 0.35), i % 3 ? 0.75 : 0.5);
    }
  };
}
