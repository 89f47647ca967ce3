import { mix } from '../print/Medium.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import type { HandShape } from './builds.ts';

/** The point `length` away from `from` in a direction in degrees from straight down. */
export function reach(from: Point, degrees: number, length: number): Point {
  const r = (degrees * Math.PI) / 180;
  return [from[0] + Math.sin(r) * length, from[1] + Math.cos(r) * length];
}

/** A hand at the wrist; `degrees` is the direction of the forearm, `size` 1 is a man's. */
export function drawHand(pen: Pen, wrist: Point, degrees: number, shape: HandShape, size: number, skin: string, inner: 1 | -1): void {
  const p = pen.at(wrist[0], wrist[1], size, -degrees, inner < 0);
  const px = (units: number): number => pen.px(units);
  const w = px(3.2);
  switch (shape) {
    case 'fist':
      p.shape([[-24, -4], [-32, 24], [-28, 54], [0, 64], [28, 56], [33, 26], [24, -4]], skin, w);
      for (const x of [-14, 2, 17]) p.line([[x, 60], [x + 1, 42]], px(2.2), { taper: [0, 0.6] });
      p.line([[-30, 22], [-6, 30], [8, 42]], px(2.6), { taper: [0.1, 0.5] });
      break;
    case 'open':
      for (const [x, a, l] of [[-20, 24, 52], [-8, 8, 62], [6, -6, 62], [18, -20, 52]] as const) {
        p.tube([[x, 40], reach([x, 44], -a, l * 0.6), reach([x, 44], -a, l)], [17, 16, 9], skin, w);
      }
      p.tube([[-18, 18], [-42, 34], [-52, 54]], [22, 19, 9], skin, w);
      p.fill([[-24, -4], [-28, 30], [-22, 58], [20, 58], [26, 26], [22, -4]], skin);
      p.line([[-24, -2], [-27, 20]], px(3), { taper: [0, 0.3] });
      p.line([[22, -2], [27, 26], [24, 46]], px(3), { taper: [0, 0.3] });
      break;
    case 'point':
      p.tube([[-14, 40], [-14, 74], [-13, 100]], [18, 17, 10], skin, w);
      p.shape([[-24, -4], [-28, 30], [-22, 54], [4, 62], [28, 54], [32, 26], [24, -4]], skin, w);
      p.line([[2, 58], [3, 42]], px(2.2));
      p.line([[16, 56], [16, 42]], px(2.2));
      break;
    default:
      p.shape([[-22, -4], [-28, 24], [-24, 58], [-8, 84], [10, 86], [22, 62], [28, 26], [22, -4]], skin, w);
      p.line([[-27, 22], [-34, 44], [-26, 58]], px(2.6));
      p.line([[0, 82], [2, 58]], px(2), { taper: [0, 0.6] });
      p.line([[11, 80], [12, 58]], px(2), { taper: [0, 0.6] });
  }
}

/** A sleeve or trouser leg through three joints, with folds at the bend. */
export function drawSleeve(pen: Pen, joints: readonly [Point, Point, Point], widths: readonly [number, number, number], paint: string): void {
  const px = (units: number): number => pen.px(units);
  const [a, b, c] = joints;
  const root: Point = [a[0] - (b[0] - a[0]) * 0.12, a[1] - (b[1] - a[1]) * 0.12];
  pen.tube([root, a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b, [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2], c], [widths[0]! * 0.5, widths[0]! * 0.98, widths[0]!, widths[1]!, (widths[1]! + widths[2]!) / 2, widths[2]!], paint, px(3.2), undefined, true);
  const bend = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
  const side = bend > 0 ? -1 : 1;
  const nx = ((c[1] - a[1]) / (Math.hypot(c[0] - a[0], c[1] - a[1]) || 1)) * side;
  const ny = (-(c[0] - a[0]) / (Math.hypot(c[0] - a[0], c[1] - a[1]) || 1)) * side;
  const half = widths[1]! / 2.3;
  const fold = mix(paint, '#1a1020', 0.75);
  for (const t of [-0.16, 0.02, 0.2]) {
    const base: Point = t < 0 ? [b[0] + (a[0] - b[0]) * -t, b[1] + (a[1] - b[1]) * -t] : [b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t];
    pen.line([[base[0] - nx * half, base[1] - ny * half], [base[0] - nx * half * 0.5 + 2, base[1] - ny * half * 0.4 + 4], [base[0] + nx * half * 0.1, base[1] + ny * half * 0.1 + 3]], px(2.2), { taper: [0, 0.8], paint: fold });
  }
}

/** A shoe under an ankle; `toe` is the way it points, -1 left, 1 right. */
export function drawShoe(pen: Pen, ankle: Point, degrees: number, toe: 1 | -1, size: number, paint: string): void {
  const p = pen.at(ankle[0], ankle[1], size, -degrees * 0.8, toe < 0);
  const px = (units: number): number => pen.px(units);
  p.shape([[-30, -22, 1], [28, -22, 1], [36, 8], [92, 22], [104, 44], [98, 52, 1], [-34, 52, 1], [-40, 20]], paint, px(3.4));
  p.fill([[-36, 42, 1], [100, 42, 1], [98, 54, 1], [-34, 54, 1]], mix(paint, '#ffffff', 0.75));
  p.wire([[-36, 42], [102, 42]], px(2));
}
