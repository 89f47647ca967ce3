import { ellipse, pathOf } from './geometry.ts';
import type { Point } from './geometry.ts';

/** True when a limb folds back so far that the two sides of its outline would cross. */
export function isSharplyBent(points: readonly Point[]): boolean {
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b, c] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
    if ((ux * vx + uy * vy) / (Math.hypot(ux, uy) * Math.hypot(vx, vy) || 1) < 0.35) return true;
  }
  return false;
}

/** The area swept by discs along a line, as one path: each [x, y, radius], grown by `extra`. */
export function unionPath(discs: readonly (readonly [number, number, number])[], extra: number): string {
  let d = '';
  discs.forEach(([x, y, r], i) => {
    const grown = r + extra;
    const next = discs[i + 1];
    if (!next) return;
    d += pathOf(ellipse(x, y, grown, grown, 14));
    const length = Math.hypot(next[0] - x, next[1] - y) || 1;
    const [nx, ny] = [-(next[1] - y) / length, (next[0] - x) / length];
    const far = next[2] + extra;
    d += pathOf([
      [x - nx * grown, y - ny * grown],
      [next[0] - nx * far, next[1] - ny * far],
      [next[0] + nx * far, next[1] + ny * far],
      [x + nx * grown, y + ny * grown],
    ]);
  });
  return d;
}

/** Points along straight lines, six to a span, so that their width can swell. */
export function densify(points: readonly Point[]): Point[] {
  const result: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    for (let s = 0; s < 6; s++) result.push([a[0] + ((b[0] - a[0]) * s) / 6, a[1] + ((b[1] - a[1]) * s) / 6]);
  }
  result.push(points[points.length - 1]!);
  return result;
}

/** Positive for a shape that runs clockwise on the sheet. */
export function signedArea(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const [a, b] = [points[i]!, points[(i + 1) % points.length]!];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum;
}
