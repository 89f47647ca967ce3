import { keptInside } from './Stage.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import { randomFrom } from '../pen/random.ts';
import { horizontalPath, putText, verticalPath, widthOf } from '../lettering/setText.ts';
import type { FontName } from '../lettering/fonts.ts';
import { wrapped } from '../lettering/wrap.ts';

export type BalloonShape = 'round' | 'shout' | 'thought' | 'box' | 'soft' | 'bare' | 'black' | 'radio';

export type Balloon = {
  text: string;
  /** Middle of the balloon, as shares of the panel (may lie outside 0..1). */
  at: readonly [number, number];
  /** Where the tail points, as shares of the panel. */
  to?: readonly [number, number];
  shape?: BalloonShape;
  /** Size of the letters in pixels; each work has its usual one. */
  size?: number;
  /** Cells in a column before it breaks. */
  most?: number;
};

export type Voice = { font: FontName; size: number; vertical: boolean; line: string };

/** Draws a balloon with its text in the box of a panel. */
export function drawBalloon(
  pen: Pen,
  box: { x: number; y: number; w: number; h: number },
  balloon: Balloon,
  voice: Voice,
): void {
  const size = balloon.size ?? voice.size;
  const lines = wrapped(balloon.text, balloon.most ?? (voice.vertical ? 12 : 22));
  const font = balloon.shape === 'shout' && voice.font === 'antique' ? 'heavy' : voice.font;
  const longest = voice.vertical
    ? Math.max(...lines.map((line) => line.length)) * size
    : Math.max(...lines.map((line) => widthOf(line.join(''), { font, size })));
  const pitch = size * (voice.vertical ? 1.28 : 1.35);
  const stacked = size + (lines.length - 1) * pitch;
  const [w, h] = voice.vertical ? [stacked, longest] : [longest, stacked];
  const [fx, fy] = balloon.at;
  const margin = balloon.shape === 'bare' ? 0 : size * (balloon.shape === 'shout' ? 1.8 : 0.95);
  // A balloon put outside its panel on purpose stays there.
  const isOutside = fx < 0 || fx > 1 || fy < 0 || fy > 1;
  const cx = isOutside ? box.x + fx * box.w : keptInside(box.x + fx * box.w, w / 2 + margin, box.x, box.w);
  const cy = isOutside ? box.y + fy * box.h : keptInside(box.y + fy * box.h, h / 2 + margin, box.y, box.h);
  const tail = balloon.to ? ([box.x + balloon.to[0] * box.w, box.y + balloon.to[1] * box.h] as const) : undefined;
  drawShape(pen, balloon.shape ?? 'round', cx, cy, w, h, size, tail, balloon.text);
  const path = voice.vertical
    ? verticalPath(lines, cx, cy, { font, size })
    : horizontalPath(
        lines.map((line) => line.join('')),
        cx,
        cy,
        { font, size },
      );
  if (balloon.shape === 'black') putText(pen, path, { fill: '#ffffff' });
  else if (balloon.shape === 'bare')
    putText(pen, path, { fill: voice.line, outline: '#ffffff', outlineWidth: size * 0.3 });
  else putText(pen, path, { fill: voice.line });
}

function drawShape(
  pen: Pen,
  shape: BalloonShape,
  cx: number,
  cy: number,
  w: number,
  h: number,
  size: number,
  tail: Point | undefined,
  seed: string,
): void {
  const rx = w / 2 + size * 0.95;
  const ry = h / 2 + size * 0.95;
  const outline = 2.6;
  switch (shape) {
    case 'bare':
      return;
    case 'box':
    case 'black': {
      const [a, b] = [w / 2 + size * 0.55, h / 2 + size * 0.55];
      const corners: Point[] = [
        [cx - a, cy - b],
        [cx + a, cy - b],
        [cx + a, cy + b],
        [cx - a, cy + b],
      ];
      pen.box(corners, shape === 'box' ? '#ffffff' : '#000000', shape === 'box' ? outline : 0);
      return;
    }
    case 'shout': {
      const around = spikes(cx, cy, rx * 1.12, ry * 1.1, seed, tail);
      pen.box(around, '#ffffff', outline * 1.3);
      return;
    }
    case 'radio':
      pen.box(jagged(cx, cy, rx * 1.02, ry * 0.98), '#ffffff', outline);
      return;
    case 'thought': {
      const around = cloud(cx, cy, Math.max(rx * 1.06, ry * 0.48), ry * 1.06);
      pen.shape(around, '#ffffff', outline);
      if (tail) {
        for (const [t, r] of [
          [0.62, 0.34],
          [0.8, 0.24],
          [0.94, 0.15],
        ] as const)
          pen.circle(cx + (tail[0] - cx) * t, cy + (tail[1] - cy) * t, size * r, '#ffffff', outline);
      }
      return;
    }
    default: {
      const soft = shape === 'soft';
      const around = rounded(cx, cy, rx * 1.04, ry * 1.02, tail, soft ? 1 : 0.84);
      pen.shape(around, '#ffffff', soft ? outline * 0.7 : outline);
    }
  }
}

/** A superellipse with a tail that bends towards the speaker. */
function rounded(cx: number, cy: number, rx: number, ry: number, tail: Point | undefined, power: number): Point[] {
  const count = 28;
  const points: Point[] = [];
  const toward = tail ? Math.atan2((tail[1] - cy) / ry, (tail[0] - cx) / rx) : null;
  const reach = tail ? Math.min(1, 90 / Math.max(1, Math.hypot(tail[0] - cx, tail[1] - cy) - Math.min(rx, ry))) : 0;
  let placed = false;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 - Math.PI + (toward ?? 0) + Math.PI;
    const on = (angle: number): Point => [
      cx + Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** power * rx,
      cy + Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** power * ry,
    ];
    if (tail && toward !== null && i === 0 && !placed) {
      placed = true;
      const spread = Math.min(0.22, 16 / Math.min(rx, ry) + 0.06);
      const [from, to] = [on(toward - spread), on(toward + spread)];
      const root = on(toward);
      const tip: Point = [root[0] + (tail[0] - root[0]) * reach, root[1] + (tail[1] - root[1]) * reach, 1];
      points.push([from[0], from[1], 1], tip, [to[0], to[1], 1]);
      continue;
    }
    if (tail && (i <= 1 || i >= count - 1)) continue;
    points.push(on(a));
  }
  return points;
}

/** The ragged frame of a voice from a loudspeaker. */
function jagged(cx: number, cy: number, rx: number, ry: number): Point[] {
  return Array.from({ length: 28 }, (_, i) => {
    const t = (i / 28) * Math.PI * 2;
    const k = i % 2 ? 1 : 0.93;
    const bulge = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.6 * k;
    return [cx + bulge(Math.cos(t)) * rx, cy + bulge(Math.sin(t)) * ry] as const;
  });
}

function cloud(cx: number, cy: number, rx: number, ry: number): Point[] {
  const points: Point[] = [];
  const bumps = 11;
  for (let i = 0; i < bumps; i++) {
    for (const [part, k] of [
      [0, 0.93],
      [0.3, 1.07],
      [0.7, 1.07],
    ] as const) {
      const a = ((i + part) / bumps) * Math.PI * 2;
      points.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k, part === 0 ? 1 : 0]);
    }
  }
  return points;
}

function spikes(cx: number, cy: number, rx: number, ry: number, seed: string, tail: Point | undefined): Point[] {
  const random = randomFrom(seed);
  const count = 17;
  const toward = tail ? Math.atan2(tail[1] - cy, tail[0] - cx) : 9;
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const a = ((i + random.between(-0.2, 0.2)) / count) * Math.PI * 2;
    const near = Math.abs(Math.atan2(Math.sin(a - toward), Math.cos(a - toward))) < Math.PI / count;
    const out = near && tail ? 1.6 : random.between(1.16, 1.36);
    const b = a + Math.PI / count;
    points.push(
      [cx + Math.cos(a) * rx * out, cy + Math.sin(a) * ry * out],
      [cx + Math.cos(b) * rx * 0.99, cy + Math.sin(b) * ry * 0.99],
    );
  }
  return points;
}
