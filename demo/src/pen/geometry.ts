/** x, y and, where a curve has a sharp corner, 1. */
export type Point = readonly [number, number, (0 | 1)?];

/** a b c d e f of an SVG matrix. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that first applies `inner`, then `outer`. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Moves to x, y, scaled (mirrored when `flip`) and turned by `degrees` clockwise. */
export function placement(x: number, y: number, scale: number, degrees: number, flip: boolean): Matrix {
  const r = (degrees * Math.PI) / 180;
  const cos = Math.cos(r) * scale;
  const sin = Math.sin(r) * scale;
  return flip ? [-cos, -sin, -sin, cos, x, y] : [cos, sin, -sin, cos, x, y];
}

export function apply(m: Matrix, p: Point): Point {
  return [m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5], p[2]];
}

/**
 * Points along a smooth curve through `points` (Catmull-Rom), `steps` per span; marked corners stay sharp.
 * A closed curve does not repeat its first point.
 */
export function curve(points: readonly Point[], closed: boolean, steps = 7): Point[] {
  const n = points.length;
  if (n < 3) return [...points];
  const at = (i: number): Point => (closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!);
  const result: Point[] = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i++) {
    const p1 = at(i);
    const p2 = at(i + 1);
    const p0 = p1[2] ? p1 : at(i - 1);
    const p3 = p2[2] ? p2 : at(i + 2);
    result.push(p1);
    for (let s = 1; s < steps; s++) {
      const t = s / steps;
      result.push([spline(p0[0], p1[0], p2[0], p3[0], t), spline(p0[1], p1[1], p2[1], p3[1], t)]);
    }
  }
  if (!closed) result.push(at(n - 1));
  return result;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** The outline of a line along `points` whose width at each fraction 0..1 of its length is `widthAt`. */
export function ribbon(
  points: readonly Point[],
  widthAt: (fraction: number, nx: number, ny: number) => number,
): Point[] {
  const n = points.length;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < n; i++) {
    const before = points[Math.max(0, i - 1)]!;
    const after = points[Math.min(n - 1, i + 1)]!;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const nx = -dy / length;
    const ny = dx / length;
    const half = widthAt(i / (n - 1), nx, ny) / 2;
    const p = points[i]!;
    left.push([p[0] + nx * half, p[1] + ny * half]);
    right.push([p[0] - nx * half, p[1] - ny * half]);
  }
  return [...left, ...right.toReversed()];
}

export function pathOf(points: readonly Point[], closed = true): string {
  let d = '';
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!;
    d += `${i === 0 ? 'M' : 'L'}${round(p[0])} ${round(p[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function boundsOf(points: readonly Point[]): { x: number; y: number; w: number; h: number } {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Points of an ellipse, eight to sixteen of them, ready for `curve`. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, count = 10): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry] as const;
  });
}
