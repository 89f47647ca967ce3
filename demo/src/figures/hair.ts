import { lightnessOf, mix } from '../print/Medium.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import type { Character, HairStyle } from './Character.ts';

/** Tip and the valley after it, from the right temple to the left one. */
type Fringe = readonly (readonly [tipX: number, tipY: number, valleyX: number, valleyY: number])[];

const fringes: Partial<Record<HairStyle, Fringe>> = {
  bob: [[58, 0, 44, -28], [34, 8, 20, -32], [4, 6, -8, -36], [-22, 10, -34, -26], [-50, 4, -66, -18]],
  hime: [[62, 4, 50, -14], [40, -8, 26, -14], [14, -6, 2, -14], [-12, -6, -24, -14], [-36, -8, -48, -14], [-60, 4, -72, -6]],
  long: [[70, 40, 40, -58], [34, -20, 10, -76], [-18, -2, -22, -36], [-46, 12, -52, -20], [-70, 44, -78, -6]],
  pony: [[66, 24, 46, -36], [30, -2, 12, -50], [-2, 4, -18, -36], [-38, 12, -52, -28], [-74, 50, -80, -12]],
  twin: [[64, 22, 50, -32], [38, 4, 22, -34], [8, 10, -2, -38], [-20, 6, -32, -32], [-52, 12, -70, -14]],
  short: [[66, 12, 50, -42], [38, -8, 24, -50], [12, 4, -4, -46], [-26, -6, -38, -42], [-54, 2, -72, -22]],
  spiky: [[70, -4, 46, -56], [44, -4, 22, -60], [4, 12, -10, -58], [-30, -6, -40, -54], [-62, 14, -76, -36]],
  bun: [[76, 30, 30, -90], [8, -78, -6, -90], [-52, -20, -66, -36], [-80, 34, -84, -6]],
  wavy: [[72, 34, 46, -46], [24, -22, 6, -68], [-20, -10, -34, -40], [-56, 6, -66, -24], [-78, 44, -82, -6]],
  curly: [[60, -2, 46, -28], [34, -12, 20, -26], [6, -10, -8, -28], [-22, -12, -36, -28], [-52, -14, -70, -22]],
  swept: [[74, 20, 58, -50], [58, -6, 36, -62], [34, 0, 4, -72], [-4, -18, -30, -68], [-58, -10, -74, -36]],
  braid: [[68, 30, 20, -84], [2, -74, -10, -80], [-40, -6, -54, -26], [-74, 36, -80, -10]],
};

const tops: Partial<Record<HairStyle, Point[]>> = {
  spiky: [[-96, 40, 1], [-102, 6], [-136, 10, 1], [-106, -38], [-142, -74, 1], [-92, -92], [-98, -154, 1], [-46, -122], [-22, -186, 1], [14, -128], [62, -172, 1], [72, -110], [128, -122, 1], [104, -66], [142, -38, 1], [106, -10], [124, 24, 1], [98, 14], [92, 44, 1]],
  short: [[-92, 46, 1], [-104, 0], [-106, -50], [-90, -96], [-62, -116], [-56, -134, 1], [-26, -128], [4, -148, 1], [20, -128], [58, -122], [84, -100], [112, -86, 1], [106, -44], [104, 4], [90, 46, 1]],
  swept: [[-88, 40, 1], [-102, -6], [-104, -60], [-76, -112], [-34, -132], [14, -142], [70, -122], [100, -92], [112, -74, 1], [106, -46], [104, -14], [88, 44, 1]],
  curly: [[-86, 64], [-112, 40], [-104, 14], [-128, -12], [-112, -46], [-122, -80], [-92, -98], [-84, -132], [-48, -128], [-20, -152], [14, -134], [50, -148], [74, -118], [108, -108], [110, -72], [132, -44], [112, -12], [118, 22], [98, 38], [90, 62]],
};

const roundTop: Point[] = [[-92, 52, 1], [-107, 0], [-106, -52], [-80, -104], [-36, -128], [10, -132], [58, -120], [94, -82], [108, -32], [105, 10], [92, 52, 1]];

/** The part of the hair in front of the face. `yaw` 0..1 turns the head to the right. */
export function drawFringe(pen: Pen, who: Character, yaw: number): void {
  const fringe = fringes[who.hair];
  if (!fringe) return;
  const turn = ([x, y, corner]: Point): Point => [x * (1 - 0.09 * yaw) + yaw * (y > -60 ? 17 : 6), y, corner];
  const top = (tops[who.hair] ?? roundTop).map(([x, y, c]) => [x + yaw * (y > -40 && x > 0 ? -8 : -4), y, c] as Point);
  const inner: Point[] = [];
  let valley: Point = [82, 6, 1];
  inner.push(turn(valley));
  for (const [tx, ty, vx, vy] of fringe) {
    inner.push(turn([(valley[0] * 0.4 + tx * 0.6) + 4, (valley[1] + ty) / 2 + 2]), turn([tx, ty, 1]), turn([(tx + vx) / 2 + 3, (ty + vy) / 2 + 4]), turn([vx, vy, 1]));
    valley = [vx, vy, 1];
  }
  inner.push(turn([-82, 10, 1]));
  const outline = [...top, ...inner];
  const px = (units: number): number => pen.px(units);
  pen.shape(outline, hairFill(pen, who), px(3.6));
  pen.clipped(outline, true, () => drawShine(pen, who, yaw));
  if (pen.scale > 0.28) {
    for (const [, , vx, vy] of fringe) {
      const from = turn([vx, vy]);
      const crown: Point = [-8 + yaw * 4, -112];
      pen.line([from, [from[0] * 0.86 + crown[0] * 0.12, from[1] * 0.6 + crown[1] * 0.34], [from[0] * 0.58 + crown[0] * 0.4, from[1] * 0.34 + crown[1] * 0.62]], px(2.2), { taper: [0.05, 0.8], paint: strand(who) });
    }
  }
}

/** Everything of the hair behind head and body. */
export function drawBackHair(pen: Pen, who: Character, yaw: number, sway: number): void {
  const px = (units: number): number => pen.px(units);
  const fill = shade(who);
  const w = px(3.4);
  const s = sway;
  switch (who.hair) {
    case 'bob':
      pen.shape([[-98, -40], [-60, -112], [20, -124], [92, -70], [110, 20], [104, 92], [70, 118, 1], [40, 100], [-40, 100], [-78, 116, 1], [-112, 86], [-112, 10]], fill, w);
      break;
    case 'hime':
      pen.shape([[-100, -40], [-50, -118], [50, -118], [104, -40], [116, 150], [124, 420, 1], [60, 432], [-60, 432], [-124, 420, 1], [-116, 150]], fill, w);
      strands(pen, who, [[-96, 120, -100, 400], [96, 120, 100, 400], [-70, 200, -72, 410], [74, 180, 78, 410]]);
      break;
    case 'long':
      pen.shape([[-100, -40], [-50, -118], [50, -118], [106, -30], [118, 110], [104 + s, 240], [132 + s * 1.4, 360, 1], [84 + s, 330], [50 + s, 392, 1], [0 + s, 340], [-60 + s, 388, 1], [-84 + s, 330], [-138 + s * 1.5, 350, 1], [-112 + s * 0.6, 230], [-120, 90]], fill, w);
      strands(pen, who, [[-98, 80, -104 + s, 310], [100, 90, 96 + s, 310]]);
      break;
    case 'wavy':
      pen.shape([[-100, -40], [-50, -118], [50, -118], [106, -30], [128, 50], [104, 100], [136, 160], [108, 214], [60, 236, 1], [-50, 226], [-104, 236, 1], [-134, 170], [-106, 110], [-132, 50]], fill, w);
      break;
    case 'pony':
      pen.tube([[-40 - yaw * 30, -112], [-110 - yaw * 20 + s * 0.3, -128], [-170 + s * 0.6, -40], [-160 + s, 90], [-196 + s * 1.5, 210]], [26, 62, 78, 60, 3], fill, w);
      pen.fill([[-98, -30], [-60, -112], [40, -122], [96, -60], [84, 50], [-84, 56]], fill);
      break;
    case 'twin':
      for (const side of [-1, 1]) {
        pen.tube([[side * 84, -78], [side * 150 + s * 0.3, -90], [side * 182 + s * 0.6, 30], [side * 160 + s, 160], [side * 190 + s * 1.4, 250]], [24, 58, 70, 52, 3], fill, w);
        pen.circle(side * 92, -80, 15, who.cloth[2], w);
      }
      pen.fill([[-98, -30], [-60, -112], [40, -122], [96, -60], [84, 60], [-84, 60]], fill);
      break;
    case 'bun':
      pen.oval(-34 - yaw * 40, -138, 50, 46, fill, w);
      pen.bend([[-66 - yaw * 40, -150], [-34 - yaw * 40, -120], [2 - yaw * 40, -146]], px(2), strand(who));
      pen.fill([[-98, -30], [-60, -112], [40, -122], [96, -60], [84, 70], [-84, 70]], fill);
      break;
    case 'braid':
      pen.fill([[-98, -30], [-60, -112], [40, -122], [96, -60], [88, 80], [-88, 80]], fill);
      for (let i = 0; i < 6; i++) pen.oval(-96 + s * i * 0.18 - (i % 2) * 6, 92 + i * 44, 30 - i * 2, 30, fill, w);
      pen.circle(-96 + s, 346, 13, who.cloth[2], w);
      break;
    case 'curly':
      pen.shape([[-110, -20], [-60, -118], [50, -120], [116, -30], [128, 40], [112, 96], [70, 90], [-70, 92], [-116, 98], [-130, 40]], fill, w);
      break;
    case 'bald':
      break;
    default:
      pen.fill([[-96, -30], [-60, -110], [40, -120], [96, -60], [90, 34], [62, 74], [-62, 76], [-90, 40]], fill);
  }
}

/** The back of a head: hair only. */
export function drawHeadFromBehind(pen: Pen, who: Character): void {
  const px = (units: number): number => pen.px(units);
  if (who.hair === 'bald') {
    pen.oval(0, -6, 92, 108, who.skin, px(3.4));
    return;
  }
  const top = tops[who.hair] ?? roundTop;
  const low: Point[] = [[74, 92, 1], [58, 78], [40, 104, 1], [22, 84], [0, 108, 1], [-20, 84], [-42, 104, 1], [-60, 78], [-76, 90, 1]];
  pen.shape([...top.map(([x, y, c]) => [x, y, c] as Point), ...low], hairFill(pen, who), px(3.6));
  pen.clipped([...top, ...low], true, () => drawShine(pen, who, 0));
  for (const x of [-62, -34, 0, 30, 60]) pen.line([[x * 0.3 - 6, -96], [x * 0.9, -30], [x, 62]], px(2.2), { taper: [0.3, 0.5], paint: strand(who) });
}

function strands(pen: Pen, who: Character, lines: number[][]): void {
  for (const [x1, y1, x2, y2] of lines as [number, number, number, number][]) {
    pen.line([[x1, y1], [(x1 + x2) / 2 + 4, (y1 + y2) / 2], [x2, y2]], pen.px(2.4), { paint: strand(who) });
  }
}

/** The ring of light on glossy hair: two bundles of streaks along the strands. */
function drawShine(pen: Pen, who: Character, yaw: number): void {
  const dark = lightnessOf(who.hairPaint) < 0.28;
  const glow = dark ? '#ffffff' : mix(who.hairPaint, '#ffffff', 0.5);
  const streaks = [[-0.42, 16], [-0.35, 30], [-0.28, 22], [-0.21, 34], [-0.15, 15], [0.14, 12], [0.2, 26], [0.27, 18], [0.33, 24], [0.4, 12]] as const;
  for (const [f, length] of streaks) {
    const x = f * 176 + yaw * 6;
    const y = -66 + f * f * 150;
    const slant = f * 26;
    pen.fill([[x - slant * 0.5, y - length, 1], [x + 3.6, y], [x + slant * 0.6, y + length, 1], [x - 3.6, y]], glow, dark ? 0.85 : 0.6);
  }
}

function hairFill(pen: Pen, who: Character): string {
  if (lightnessOf(who.hairPaint) < 0.28) return who.hairPaint;
  return pen.linear([0, -130], [0, 60], [[0, mix(who.hairPaint, '#ffffff', 0.08)], [0.5, who.hairPaint], [1, mix(who.hairPaint, '#3a2040', 0.22)]]);
}

function shade(who: Character): string {
  return lightnessOf(who.hairPaint) < 0.28 ? who.hairPaint : mix(who.hairPaint, '#3a2040', 0.3);
}

function strand(who: Character): string {
  return lightnessOf(who.hairPaint) < 0.28 ? '#b9b2c4' : mix(who.hairPaint, '#241020', 0.6);
}
