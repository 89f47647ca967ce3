import { mix } from '../print/Medium.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import type { Character } from './Character.ts';
import type { Measures } from './builds.ts';

/** How the limbs of an outfit are dressed. */
export type Dress = {
  /** Share of the arm the sleeve covers: 0, 0.5, 1. */
  sleeve: number;
  sleeveWide: number;
  cuffWide: number;
  legs: 'bare' | 'trousers' | 'socks' | 'tights';
  hem?: 'pleats' | 'dress' | 'coat' | 'robe';
};

export const dresses: Record<Character['outfit'], Dress> = {
  sailor: { sleeve: 1, sleeveWide: 1.25, cuffWide: 1.2, legs: 'socks', hem: 'pleats' },
  blazer: { sleeve: 1, sleeveWide: 1.25, cuffWide: 1.15, legs: 'trousers' },
  shirt: { sleeve: 0.5, sleeveWide: 1.5, cuffWide: 1.4, legs: 'trousers' },
  hoodie: { sleeve: 1, sleeveWide: 1.55, cuffWide: 1.25, legs: 'trousers' },
  coat: { sleeve: 1, sleeveWide: 1.3, cuffWide: 1.45, legs: 'trousers', hem: 'coat' },
  dress: { sleeve: 0.5, sleeveWide: 1.6, cuffWide: 1.3, legs: 'bare', hem: 'dress' },
  kimono: { sleeve: 1, sleeveWide: 1.8, cuffWide: 2.9, legs: 'bare', hem: 'robe' },
  apron: { sleeve: 0.7, sleeveWide: 1.35, cuffWide: 1.3, legs: 'trousers' },
  space: { sleeve: 1, sleeveWide: 1.9, cuffWide: 1.7, legs: 'trousers' },
  track: { sleeve: 1, sleeveWide: 1.45, cuffWide: 1.15, legs: 'trousers' },
  uniform: { sleeve: 1, sleeveWide: 1.35, cuffWide: 1.3, legs: 'trousers' },
  robe: { sleeve: 1, sleeveWide: 1.7, cuffWide: 2.4, legs: 'bare', hem: 'robe' },
  suit: { sleeve: 1, sleeveWide: 1.25, cuffWide: 1.15, legs: 'trousers' },
};

/** Trunk with its collar and details, in head units; `turn` -1..1 shifts the middle line. */
export function drawTrunk(pen: Pen, who: Character, m: Measures, turn: number, back = false): void {
  const px = (units: number): number => pen.px(units);
  const [main, second, accent] = who.cloth;
  const loose = ['hoodie', 'coat', 'space', 'track', 'robe', 'kimono'].includes(who.outfit) ? 1.18 : 1;
  const s = m.shoulder;
  const waist = m.waist * loose * (who.outfit === 'space' ? 1.25 : 1);
  const trunk: Point[] = [
    [-m.neck * 1.25, m.shoulderY - 46, 1], [-s * 0.66, m.shoulderY - 22], [-s, m.shoulderY + 8], [-s * 0.95, m.shoulderY + 74], [-waist, m.waistY], [-m.hip * loose, m.hipY + 24, 1],
    [m.hip * loose, m.hipY + 24, 1], [waist, m.waistY], [s * 0.95, m.shoulderY + 74], [s, m.shoulderY + 8], [s * 0.66, m.shoulderY - 22], [m.neck * 1.25, m.shoulderY - 46, 1],
  ];
  const c = turn * s * 0.28;
  const top = m.shoulderY - 44;
  pen.shape(trunk, main, px(3.4));
  pen.clipped(trunk, true, () => {
    pen.fill([[s * 0.35, top], [s * 1.4, top], [s * 1.4, m.hipY + 40], [m.hip * 0.5, m.hipY + 40], [waist * 0.5, m.waistY]], mix(main, '#201838', 0.5), 0.4);
    if (!back || ['track', 'sailor', 'dress'].includes(who.outfit)) drawFront(pen, who, m, c, top, px, [main, second, accent]);
  });
  pen.line([[-s * 0.72, m.shoulderY + 66], [-s * 0.6, m.shoulderY + 100], [-s * 0.62, m.shoulderY + 130]], px(2.4));
  pen.line([[s * 0.72, m.shoulderY + 66], [s * 0.6, m.shoulderY + 100]], px(2.4));
  if (!back) drawCollar(pen, who, m, c, top, px, [main, second, accent]);
  else if (who.outfit === 'sailor') pen.box([[-m.shoulder * 0.6, top + 10], [m.shoulder * 0.6, top + 10], [m.shoulder * 0.7, m.shoulderY + 90], [-m.shoulder * 0.7, m.shoulderY + 90]], second, px(3.2));
}

type Cloth = readonly [string, string, string];

function drawFront(pen: Pen, who: Character, m: Measures, c: number, top: number, px: (u: number) => number, [, second, accent]: Cloth): void {
  const y = m.shoulderY;
  const deep = m.hipY + 40;
  switch (who.outfit) {
    case 'coat':
    case 'uniform':
      pen.wire([[c, y + 20], [c * 0.6, deep]], px(3));
      for (let b = y + 70; b < deep; b += (deep - y) / 5) for (const side of who.outfit === 'uniform' ? [-24, 24] : [18]) pen.circle(c + side, b, 8, accent, px(2.2));
      break;
    case 'hoodie':
      pen.line([[-m.waist * 0.8, m.waistY - 10], [0, m.waistY - 26], [m.waist * 0.8, m.waistY - 10]], px(2.6));
      pen.line([[-m.waist * 0.8, m.waistY - 10], [-m.waist, m.waistY + 80]], px(2.6));
      pen.line([[m.waist * 0.8, m.waistY - 10], [m.waist, m.waistY + 80]], px(2.6));
      pen.bend([[c - 20, y - 6], [c - 24, y + 50], [c - 20, y + 84]], px(3.4), second);
      pen.bend([[c + 20, y - 6], [c + 22, y + 40], [c + 24, y + 70]], px(3.4), second);
      break;
    case 'track':
      pen.wire([[c, top], [c * 0.5, deep]], px(3));
      for (const side of [-1, 1]) pen.poly([[side * m.shoulder * 0.66, top], [side * m.shoulder * 0.86, top], [side * m.waist * 1.1, deep], [side * m.waist * 0.8, deep]], accent);
      break;
    case 'shirt':
      pen.wire([[c, y], [c * 0.6, deep]], px(2));
      for (let b = y + 60; b < deep; b += 90) pen.circle(c, b, 5, '#ffffff', px(1.6));
      break;
    case 'apron':
      pen.poly([[c - 60, y - 30], [c + 60, y - 30], [m.waist * 0.9, m.waistY - 20], [m.hip * 1.2, deep], [-m.hip * 1.2, deep], [-m.waist * 0.9, m.waistY - 20]], second);
      pen.wire([[c - 60, y - 30], [-m.waist * 0.9, m.waistY - 20], [-m.hip * 1.2, deep]], px(2.6));
      pen.wire([[c + 60, y - 30], [m.waist * 0.9, m.waistY - 20], [m.hip * 1.2, deep]], px(2.6));
      pen.wire([[-m.waist, m.waistY], [m.waist, m.waistY]], px(3.4));
      break;
    case 'suit':
    case 'blazer':
      pen.poly([[c - 46, top], [c + 46, top], [c, m.waistY - 60]], '#ffffff');
      pen.poly([[c - 12, y - 26], [c + 12, y - 26], [c + 17, m.waistY - 110], [c, m.waistY - 78], [c - 17, m.waistY - 110]], accent);
      pen.wire([[c - 46, top], [c, m.waistY - 60], [c + 46, top]], px(3));
      pen.wire([[c, m.waistY - 60], [c * 0.5, deep]], px(2.6));
      pen.circle(c + 16, m.waistY - 26, 7, accent, px(2));
      pen.wire([[c + m.shoulder * 0.4, y + 96], [c + m.shoulder * 0.72, y + 92]], px(2.6));
      break;
    case 'space':
      pen.box([[c - 52, y + 50], [c + 52, y + 50], [c + 46, y + 130], [c - 46, y + 130]], second, px(3));
      for (const d of [-26, 0, 26]) pen.circle(c + d, y + 78, 9, d ? accent : '#ffffff', px(2));
      pen.wire([[c - 34, y + 108], [c + 34, y + 108]], px(3));
      break;
    case 'kimono':
    case 'robe':
      drawLapels(pen, m, c, top, px, [second, accent]);
      break;
    case 'sailor':
      pen.poly([[-m.hip * 2, m.waistY + 30], [m.hip * 2, m.waistY + 30], [m.hip * 2, deep], [-m.hip * 2, deep]], second);
      break;
    case 'dress':
      pen.box([[-m.waist * 1.3, m.waistY - 12], [m.waist * 1.3, m.waistY - 12], [m.waist * 1.3, m.waistY + 14], [-m.waist * 1.3, m.waistY + 14]], accent, px(2.6));
      break;
  }
}

/** The crossed front of a kimono with its sash. */
function drawLapels(pen: Pen, m: Measures, c: number, top: number, px: (u: number) => number, [second, accent]: readonly [string, string]): void {
  pen.poly([[c - 40, top], [c + 40, top], [c - 2, m.waistY - 40]], '#ffffff');
  pen.poly([[c - 58, top], [c - 30, top], [c + 34, m.waistY], [c + 2, m.waistY]], second);
  pen.poly([[c + 58, top], [c + 30, top], [c - 46, m.waistY], [c - 16, m.waistY]], second);
  pen.wire([[c + 58, top], [c - 16, m.waistY]], px(2.6));
  pen.wire([[c + 30, top], [c - 46, m.waistY]], px(2.6));
  pen.wire([[c - 30, top], [c + 6, m.waistY - 60]], px(2.6));
  pen.box([[-m.waist * 1.5, m.waistY - 24], [m.waist * 1.5, m.waistY - 24], [m.waist * 1.5, m.waistY + 56], [-m.waist * 1.5, m.waistY + 56]], accent, px(3));
}

function drawCollar(pen: Pen, who: Character, m: Measures, c: number, top: number, px: (u: number) => number, [main, second, accent]: Cloth): void {
  const y = m.shoulderY;
  const n = m.neck * 1.3;
  const w = px(3.2);
  switch (who.outfit) {
    case 'sailor':
      pen.box([[c - n, top - 4], [-m.shoulder * 0.7, y - 14], [-m.shoulder * 0.62, y + 48], [c, y + 96], [m.shoulder * 0.62, y + 48], [m.shoulder * 0.7, y - 14], [c + n, top - 4], [c, y + 40]], second, w);
      pen.wire([[-m.shoulder * 0.52, y + 36], [c, y + 76], [m.shoulder * 0.52, y + 36]], px(2.6), '#ffffff');
      pen.shape([[c, y + 82, 1], [c - 52, y + 96], [c - 62, y + 150, 1], [c - 20, y + 138]], accent, w);
      pen.shape([[c, y + 82, 1], [c + 50, y + 98], [c + 56, y + 154, 1], [c + 18, y + 138]], accent, w);
      pen.circle(c, y + 90, 15, accent, w);
      break;
    case 'hoodie':
      pen.shape([[c - n * 1.5, top - 16], [c - m.shoulder * 0.62, y - 22], [c - 30, y + 26], [c, y + 34], [c + 30, y + 26], [c + m.shoulder * 0.62, y - 22], [c + n * 1.5, top - 16], [c, y - 4]], main, w);
      break;
    case 'shirt':
    case 'apron':
      pen.box([[c - n, top - 6], [c - 50, y + 12], [c - 22, y + 30], [c, y - 8]], mix(main, '#ffffff', 0.35), w);
      pen.box([[c + n, top - 6], [c + 50, y + 12], [c + 22, y + 30], [c, y - 8]], mix(main, '#ffffff', 0.35), w);
      break;
    case 'suit':
    case 'blazer':
      pen.box([[c - n * 1.2, top - 8], [c - 66, y + 44], [c - 40, y + 52], [c - 36, y + 74], [c, m.waistY - 60], [c - 40, y - 20]], mix(main, '#000000', 0.15), w);
      pen.box([[c + n * 1.2, top - 8], [c + 66, y + 44], [c + 40, y + 52], [c + 36, y + 74], [c, m.waistY - 60], [c + 40, y - 20]], mix(main, '#000000', 0.15), w);
      break;
    case 'coat':
    case 'track':
      pen.box([[c - n * 1.25, top - 26], [c - 60, y + 10], [c - 14, y + 34], [c, y - 4]], mix(main, '#000000', 0.18), w);
      pen.box([[c + n * 1.25, top - 26], [c + 60, y + 10], [c + 14, y + 34], [c, y - 4]], mix(main, '#000000', 0.18), w);
      break;
    case 'uniform':
      pen.box([[c - n * 1.15, top - 22], [c + n * 1.15, top - 22], [c + n * 1.3, y - 8], [c, y + 8], [c - n * 1.3, y - 8]], second, w);
      pen.box([[-m.shoulder, y - 6], [-m.shoulder * 0.6, y - 26], [-m.shoulder * 0.56, y], [-m.shoulder * 0.96, y + 22]], accent, w);
      pen.box([[m.shoulder, y - 6], [m.shoulder * 0.6, y - 26], [m.shoulder * 0.56, y], [m.shoulder * 0.96, y + 22]], accent, w);
      break;
    case 'dress':
      pen.shape([[c - n * 1.1, top - 4, 1], [c - 74, y + 10], [c - 40, y + 42], [c, y + 10, 1], [c + 40, y + 42], [c + 74, y + 10], [c + n * 1.1, top - 4, 1], [c, y]], second, w);
      break;
    case 'space':
      pen.shape([[-n * 2, top - 4], [n * 2, top - 4], [n * 2.2, top + 40], [0, top + 58], [-n * 2.2, top + 40]], second, w);
      break;
    default:
      pen.line([[c - n, top - 4], [c, y - 4], [c + n, top - 4]], w);
  }
}

/** Skirt, coat tails or robe below the waist; `sway` shifts the hem. */
export function drawHem(pen: Pen, who: Character, m: Measures, kind: NonNullable<Dress['hem']>, sway: number): void {
  const px = (units: number): number => pen.px(units);
  const [main, second, accent] = who.cloth;
  const length = kind === 'pleats' ? m.thigh * 0.62 : kind === 'dress' ? m.thigh * 0.92 : kind === 'coat' ? m.thigh * 0.85 : m.thigh + m.shin * 0.82;
  const top = kind === 'pleats' || kind === 'dress' ? m.waistY + 26 : m.waistY + 40;
  const foot = m.hipY + length;
  const flare = kind === 'robe' ? 1.35 : kind === 'coat' ? 1.75 : kind === 'dress' ? 2.3 : 2;
  const paint = kind === 'pleats' ? second : main;
  const waist = m.waist * (kind === 'coat' || kind === 'robe' ? 1.18 : 1.05);
  const left = -m.hip * flare + sway;
  const right = m.hip * flare + sway;
  const outline: Point[] = [[-waist, top, 1], [-m.hip * 1.22, m.hipY], [left, foot, 1], [left * 0.5 + sway * 0.4, foot + 16], [sway, foot + 8], [right * 0.5 + sway * 0.4, foot + 16], [right, foot, 1], [m.hip * 1.22, m.hipY], [waist, top, 1]];
  pen.shape(outline, paint, px(3.4));
  pen.clipped(outline, true, () => {
    pen.fill([[waist * 0.3, top], [waist * 2, top], [right + 40, foot + 30], [right * 0.45 + sway * 0.5, foot + 30]], mix(paint, '#201838', 0.5), 0.4);
    if (kind === 'dress') pen.fill([[left - 20, foot - 34], [sway, foot - 22], [right + 20, foot - 34], [right + 20, foot - 14], [sway, foot - 2], [left - 20, foot - 14]], accent);
  });
  const folds = kind === 'pleats' ? [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75] : kind === 'coat' ? [0] : [-0.5, 0.1, 0.55];
  for (const f of folds) {
    pen.line([[f * waist, top + (kind === 'pleats' ? 6 : 90)], [f * m.hip * 1.3 + sway * 0.3, (top + foot) / 2 + 30], [f * m.hip * flare + sway, foot + 10]], px(2.4), { taper: [0.3, 0] });
  }
}
