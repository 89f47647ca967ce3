import { mix } from '../print/Medium.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import type { Character, Mood } from './Character.ts';
import { drawExtras } from './extras.ts';
import { drawBrow, drawEye } from './eyes.ts';
import { drawFringe } from './hair.ts';
import { drawMouth } from './mouth.ts';

export type HeadView = {
  mood: Mood;
  /** -1..1: three-quarter view to the left .. to the right. */
  yaw: number;
  /** -1..1: where the eyes look. */
  gaze?: number;
};

const front: Point[] = [[-82, -30], [-80, 28], [-68, 70], [-36, 104], [0, 119], [36, 104], [68, 70], [80, 28], [82, -30], [50, -92], [-50, -92]];
const turned: Point[] = [[-80, -30], [-70, 26], [-54, 66], [-10, 103], [30, 121], [54, 104], [68, 66], [70, 20], [83, -28], [56, -92], [-52, -92]];

/** A face with fringe and extras, head centre at the pen's origin, 100 units to the skull's edge. */
export function drawHead(pen: Pen, who: Character, view: HeadView): void {
  const left = view.yaw < 0;
  const p = left ? pen.at(0, 0, 1, 0, true) : pen;
  const yaw = Math.abs(view.yaw);
  const gaze = (view.gaze ?? 0) * (left ? -1 : 1);
  const px = (units: number): number => p.px(units);
  const jaw = who.jaw ?? (who.build === 'chibi' ? 0.72 : who.build === 'child' ? 0.84 : 1);
  const contour = front.map((a, i) => {
    const b = turned[i]!;
    const x = a[0] + (b[0] - a[0]) * yaw;
    const y = a[1] + (b[1] - a[1]) * yaw;
    const wide = who.build === 'chibi' || who.build === 'child' ? 1.06 : 1;
    return [x * wide, y > 30 ? 30 + (y - 30) * jaw : y] as Point;
  });
  drawEar(p, who, yaw, px);
  p.shape(contour, who.skin, px(3.4));
  p.clipped(contour, true, () => drawShadows(p, who, yaw));
  drawFeatures(p, who, view.mood, yaw, gaze, jaw, px);
  drawFringe(p, who, yaw);
  drawBrows(p, who, view.mood, yaw);
  drawExtras(p, who, yaw, 'front');
  drawSigns(p, view.mood, yaw, jaw, px);
}

function drawEar(p: Pen, who: Character, yaw: number, px: (u: number) => number): void {
  const covered = ['bob', 'hime', 'long', 'wavy', 'curly'].includes(who.hair);
  if (covered) return;
  const x = -84 + yaw * 22;
  p.shape([[x + 10, 8], [x - 8, 2], [x - 17, 18], [x - 8, 46], [x + 12, 52]], who.skin, px(3));
  p.line([[x - 9, 16], [x - 2, 22], [x - 6, 36]], px(2));
  if (yaw < 0.35) p.shape([[74, 8], [92, 2], [100, 18], [92, 46], [72, 52]], who.skin, px(3));
}

/** Shadow of the fringe, of the cheek away from the light. */
function drawShadows(p: Pen, who: Character, yaw: number): void {
  const dark = mix(who.skin, '#b5606c', 0.28);
  if (who.hair !== 'bald') p.fill([[-100, -100], [100, -100], [96, 8], [60, -8], [20, 2], [-20, -8], [-60, 6], [-100, 0]], dark, 0.75);
  p.fill([[52 + yaw * 12, 40], [90, 0], [96, 140], [10 + yaw * 26, 132], [40 + yaw * 14, 100]], dark, 0.55);
}

function drawFeatures(p: Pen, who: Character, mood: Mood, yaw: number, gaze: number, jaw: number, px: (u: number) => number): void {
  const chibi = who.build === 'chibi';
  const line = eyeLine(who);
  const apart = chibi ? 40 : 37;
  if (['shy', 'laugh', 'cry'].includes(mood) || chibi) drawBlush(p, who, yaw, line, mood === 'shy');
  drawEye(p.at(-apart + yaw * 25, line, 1, 0, true), who, mood, 1, -gaze, -1);
  drawEye(p.at(apart + yaw * 15, line, 1, 0, false), who, mood, 1 - 0.34 * yaw, gaze, 1);
  const noseY = 32 + 36 * jaw;
  const noseX = yaw * 40;
  const mouthY = chibi ? 66 : 30 + 62 * jaw;
  if (chibi) p.line([[noseX - 2, 54], [noseX + 3, 55]], px(2.6));
  else {
    p.line([[noseX + 2 + yaw * 3, noseY - 12], [noseX + 5 + yaw * 5, noseY], [noseX - 2, noseY + 3]], px(2.6), { taper: [0.6, 0.3] });
    if (who.build === 'man') p.line([[noseX + 3 + yaw * 4, 16], [noseX + 4 + yaw * 4, noseY - 18]], px(2), { taper: [0.5, 0.5] });
  }
  drawMouth(p.at(yaw * 31, mouthY), mood, 1 - 0.2 * yaw, who.skin, chibi);
}

function eyeLine(who: Character): number {
  return who.build === 'chibi' ? 38 : who.eyes === 'plain' ? 22 : 30;
}

function drawBrows(p: Pen, who: Character, mood: Mood, yaw: number): void {
  const apart = who.build === 'chibi' ? 40 : 37;
  drawBrow(p.at(-apart + yaw * 25, eyeLine(who), 1, 0, true), who, mood, 1);
  drawBrow(p.at(apart + yaw * 15, eyeLine(who), 1, 0, false), who, mood, 1 - 0.34 * yaw);
}

function drawBlush(p: Pen, who: Character, yaw: number, line: number, strong: boolean): void {
  const red = mix(who.skin, '#f0525c', strong ? 0.55 : 0.36);
  for (const [x, w] of [[-50 + yaw * 24, 22], [52 + yaw * 12, 18 - 5 * yaw]] as const) {
    p.oval(x, line + 32, w, 10, red, 0);
    if (strong) for (const d of [-10, 0, 10]) p.line([[x + d + 4, line + 26], [x + d - 4, line + 39]], 1.5, { paint: mix(who.skin, '#a02838', 0.7) });
  }
}

/** Sweat, tears and other signs of feeling. */
function drawSigns(p: Pen, mood: Mood, yaw: number, jaw: number, px: (u: number) => number): void {
  if (mood === 'cry') {
    for (const x of [-46 + yaw * 25, 44 + yaw * 15]) p.shape([[x, 46], [x + 8, 66], [x + 6, 84 * jaw + 14], [x - 6, 84 * jaw + 14], [x - 8, 66]], '#dff2ff', px(1.6));
  }
  if (mood === 'scared' || mood === 'shocked') {
    p.shape([[-88, -20, 1], [-76, 4], [-88, 16], [-100, 4]], '#e8f6ff', px(2.2));
    for (const d of [0, 10, 20, 30]) p.line([[40 + d, -74], [40 + d, -44 + d * 0.6]], px(1.8), { taper: [0, 0.8] });
  }
}
