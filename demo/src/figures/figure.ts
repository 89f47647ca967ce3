import { mix } from '../print/Medium.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import type { Character } from './Character.ts';
import { builds, poses } from './builds.ts';
import type { HandShape, Measures, Pose, PoseName } from './builds.ts';
import { drawExtras } from './extras.ts';
import { drawBackHair, drawHeadFromBehind } from './hair.ts';
import { drawHead } from './head.ts';
import type { HeadView } from './head.ts';
import { drawHand, drawShoe, drawSleeve, reach } from './limbs.ts';
import { drawHem, drawTrunk, dresses } from './outfits.ts';

export type FigureView = HeadView & {
  pose?: PoseName | Pose;
  /** Seen from behind. */
  back?: boolean;
  /** Moves hair and hems sideways, in units. */
  wind?: number;
  /** Drawn over the hand: viewer's left, viewer's right. The pen stands at the wrist, +y along the forearm. */
  holds?: readonly [((pen: Pen) => void) | null, ((pen: Pen) => void) | null];
};

/** A whole person, head centre at the pen's origin, 100 units to the skull's edge. */
export function drawFigure(pen: Pen, who: Character, view: FigureView): void {
  const m = builds[who.build];
  const pose: Pose = typeof view.pose === 'object' ? view.pose : poses[view.pose ?? 'stand'];
  const wind = view.wind ?? 0;
  const turn = view.back ? 0 : view.yaw * 0.6;
  // The body turns around the hip; the head's place is what stays fixed.
  const body = pen.at(0, 100, 1, pose.lean).at(0, -100);
  const head = pen.at(0, 0, 1, (pose.tilt ?? 0) + pose.lean * 0.25);
  const hands = pose.hands ?? (['rest', 'rest'] as const);
  const behind = pose.behind ?? ([false, false] as const);
  if (!view.back) {
    drawExtras(head, who, Math.abs(view.yaw), 'behind');
    drawBackHair(view.yaw < 0 ? head.at(0, 0, 1, 0, true) : head, who, Math.abs(view.yaw), view.yaw < 0 ? -wind : wind);
  }
  for (const side of [0, 1] as const) if (behind[side]) drawArm(body, who, m, pose, side, hands[side], view.holds?.[side] ?? null);
  drawLegs(body, who, m, pose);
  const dress = dresses[who.outfit];
  if (dress.hem === 'pleats' || dress.hem === 'dress') drawHem(body, who, m, dress.hem, wind * 0.5);
  drawNeck(body, who, m, pen, view.back ?? false);
  drawTrunk(body, who, m, turn, view.back);
  if (dress.hem === 'coat' || dress.hem === 'robe') drawHem(body, who, m, dress.hem, wind * 0.5);
  if (view.back) {
    drawHeadFromBehind(head, who);
    drawBackHair(head, who, 0, wind);
  } else drawHead(head, who, view);
  for (const side of [0, 1] as const) if (!behind[side]) drawArm(body, who, m, pose, side, hands[side], view.holds?.[side] ?? null);
}

/** The same figure as a flat shadow. */
export function drawSilhouette(pen: Pen, who: Character, view: FigureView, paint: string): void {
  const flat = pen.medium.paint(paint);
  const shadow = pen.through({ ...pen.medium, paint: () => flat, stroke: () => flat, stop: () => flat });
  drawFigure(shadow, who, view);
}

function drawNeck(pen: Pen, who: Character, m: Measures, root: Pen, back: boolean): void {
  const px = (units: number): number => root.px(units);
  const n = m.neck;
  const neck: Point[] = [[-n, 60, 1], [-n * 0.94, m.shoulderY - 60], [-n * 1.9, m.shoulderY - 22, 1], [0, m.shoulderY + 40], [n * 1.9, m.shoulderY - 22, 1], [n * 0.94, m.shoulderY - 60], [n, 60, 1]];
  pen.shape(neck, who.skin, px(3));
  if (back) return;
  pen.clipped(neck, true, () => pen.fill([[-n * 2, 60], [n * 2, 60], [n * 2, 122], [n * 0.3, 142], [-n * 2, 118]], mix(who.skin, '#9a4a60', 0.42), 0.8));
}

function drawArm(pen: Pen, who: Character, m: Measures, pose: Pose, side: 0 | 1, hand: HandShape, held: ((pen: Pen) => void) | null): void {
  const sign = side === 0 ? -1 : 1;
  const dress = dresses[who.outfit];
  const [upper, lower] = pose.arms[side];
  const shoulder: Point = [sign * (m.shoulder - m.arm * 0.42), m.shoulderY + m.arm * 0.42];
  const elbow = reach(shoulder, upper, m.upperArm);
  const wrist = reach(elbow, lower, m.foreArm);
  const px = (units: number): number => pen.px(units);
  drawHand(pen, wrist, lower, hand, m.hand, who.outfit === 'space' ? who.cloth[1] : who.skin, sign as 1 | -1);
  if (held) held(pen.at(wrist[0], wrist[1], 1, -lower));
  if (dress.sleeve < 1) pen.tube([shoulder, elbow, wrist], [m.arm, m.arm * 0.88, m.arm * 0.72], who.skin, px(3.2), undefined, true);
  const w = m.arm * dress.sleeveWide;
  if (dress.sleeve >= 1) {
    drawSleeve(pen, [shoulder, elbow, wrist], [w * 1.06, w, m.arm * dress.cuffWide * 0.86], who.cloth[0]);
    drawCuff(pen, who, elbow, wrist, m.arm * dress.cuffWide * 0.9, px);
  } else {
    const end = reach(shoulder, upper, m.upperArm * dress.sleeve);
    const root = reach(shoulder, upper, -m.upperArm * 0.12);
    pen.tube([root, shoulder, end], [m.arm * 0.5, w, m.arm * dress.cuffWide], who.cloth[0], px(3.2), undefined, true);
    pen.wire([reach(end, upper + 90, m.arm * dress.cuffWide * 0.5), reach(end, upper - 90, m.arm * dress.cuffWide * 0.5)], px(3));
  }
}

function drawCuff(pen: Pen, who: Character, elbow: Point, wrist: Point, width: number, px: (u: number) => number): void {
  if (!['sailor', 'hoodie', 'coat', 'space', 'uniform', 'kimono', 'robe'].includes(who.outfit)) return;
  const back: Point = [wrist[0] + (elbow[0] - wrist[0]) * 0.14, wrist[1] + (elbow[1] - wrist[1]) * 0.14];
  const paint = who.outfit === 'hoodie' ? mix(who.cloth[0], '#000000', 0.15) : who.cloth[1];
  pen.tube([back, [(back[0] + wrist[0]) / 2, (back[1] + wrist[1]) / 2], wrist], [width, width, width], paint, px(3));
}

function drawLegs(pen: Pen, who: Character, m: Measures, pose: Pose): void {
  const dress = dresses[who.outfit];
  const px = (units: number): number => pen.px(units);
  const cloth = who.outfit === 'track' || who.outfit === 'space' || who.outfit === 'uniform' || who.outfit === 'suit' ? who.cloth[0] : who.cloth[1];
  for (const side of [0, 1] as const) {
    const sign = side === 0 ? -1 : 1;
    const [upper, lower] = pose.legs[side];
    const hip: Point = [sign * m.hip * 0.5, m.hipY];
    const knee = reach(hip, upper, m.thigh);
    const ankle = reach(knee, lower, m.shin);
    const toe = Math.abs(pose.lean) > 8 ? 1 : (sign as 1 | -1);
    drawShoe(pen, ankle, lower, toe, m.hand * 0.95, mix(who.cloth[2], '#2a1c1c', 0.62));
    if (dress.legs === 'trousers') {
      const w = m.leg * (who.outfit === 'space' ? 1.5 : who.outfit === 'hoodie' || who.outfit === 'track' ? 1.25 : 1.1);
      drawSleeve(pen, [hip, knee, ankle], [w * 1.15, w * 0.95, w * 0.82], cloth);
      continue;
    }
    pen.tube([hip, knee, ankle], [m.leg * 1.1, m.leg * 0.78, m.leg * 0.46], dress.legs === 'tights' ? '#2a2530' : who.skin, px(3.2));
    if (dress.legs === 'socks') {
      const top = reach(knee, lower, m.shin * 0.45);
      pen.tube([top, reach(knee, lower, m.shin * 0.7), ankle], [m.leg * 0.72, m.leg * 0.62, m.leg * 0.5], '#2a2530', px(3));
    }
  }
}
