import { mix } from '../print/Medium.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import type { Character, Mood } from './Character.ts';

type Look = { open: number; brow: number; browRaise: number; iris: number; closed?: 'happy' | 'down' | 'tight'; lower?: number };

const looks: Record<Mood, Look> = {
  calm: { open: 0.84, brow: 0, browRaise: 0, iris: 1 },
  talk: { open: 0.88, brow: 0, browRaise: 3, iris: 1 },
  smile: { open: 0.86, brow: -3, browRaise: 5, iris: 1, lower: 0.12 },
  gentle: { open: 0.7, brow: -6, browRaise: 3, iris: 1, lower: 0.1 },
  laugh: { open: 0, brow: -5, browRaise: 9, iris: 1, closed: 'happy' },
  shout: { open: 1.05, brow: 16, browRaise: -6, iris: 0.8 },
  angry: { open: 0.78, brow: 18, browRaise: -9, iris: 0.85 },
  sad: { open: 0.75, brow: -15, browRaise: 4, iris: 1 },
  cry: { open: 0.62, brow: -18, browRaise: 4, iris: 1.05, lower: 0.1 },
  surprised: { open: 1.12, brow: -4, browRaise: 15, iris: 0.74 },
  shy: { open: 0.76, brow: -13, browRaise: 6, iris: 1 },
  smug: { open: 0.55, brow: 8, browRaise: 4, iris: 1 },
  shocked: { open: 1.25, brow: -8, browRaise: 16, iris: 0.35 },
  sleepy: { open: 0, brow: -2, browRaise: 3, iris: 1, closed: 'down' },
  resolute: { open: 0.85, brow: 13, browRaise: -6, iris: 1 },
  scared: { open: 1.15, brow: -18, browRaise: 9, iris: 0.5 },
  blank: { open: 0.82, brow: 0, browRaise: 0, iris: 1 },
};

/** One eye with its brow, centred at the pen's origin, outer corner to the right. `narrow` foreshortens it. */
export function drawEye(pen: Pen, who: Character, mood: Mood, narrow: number, gaze: number, light: 1 | -1): void {
  const look = looks[mood];
  const px = (units: number): number => pen.px(units);
  const style = who.eyes;
  const a = (style === 'shonen' ? 27 : style === 'plain' ? 21 : style === 'dot' ? 15 : 26) * narrow;
  const tall = style === 'shojo' ? 33 : style === 'shonen' ? 22 : style === 'plain' ? 15 : style === 'dot' ? 25 : 30;
  const b = tall * look.open;
  if (look.closed) {
    const dip = look.closed === 'happy' ? -14 : 12;
    pen.line([[-a, dip < 0 ? 6 : -2], [-a * 0.45, dip * 0.75], [a * 0.3, dip * 0.8], [a * 1.08, dip < 0 ? 5 : -4]], px(6), { taper: [0.25, 0.15] });
    return;
  }
  if (style === 'dot') {
    pen.oval(gaze * 3, 2, 9 * narrow * Math.max(0.6, look.iris), Math.max(5, b * 0.62), mix(who.eyePaint, '#160c0c', 0.55));
    pen.circle(gaze * 3 - 3 * light, -b * 0.18, 3.4, '#ffffff');
    return;
  }
  const tilt = style === 'shonen' ? 5 : 0;
  const white: Point[] = [
    [-a, 7 + tilt, 1], [-a * 0.62, -b * 0.62 + tilt], [0, -b], [a * 0.6, -b * 0.86], [a * 1.02, -b * 0.16 - tilt, 1],
    [a * 0.72, b * (0.62 - (look.lower ?? 0))], [0, b * (0.8 - (look.lower ?? 0))], [-a * 0.62, b * 0.58],
  ];
  pen.fill(white, '#ffffff');
  pen.clipped(white, true, () => drawIris(pen, who, look, a, tall, gaze, light, px));
  drawLids(pen, style === 'shojo' || who.build === 'woman', a, b, tilt, px);
}

function drawIris(pen: Pen, who: Character, look: Look, a: number, tall: number, gaze: number, light: 1 | -1, px: (u: number) => number): void {
  const small = look.iris;
  const rx = (who.eyes === 'shonen' ? 13.5 : who.eyes === 'plain' ? 10.5 : 19.5) * small * Math.min(1, a / 22);
  const ry = (who.eyes === 'shonen' ? 21 : who.eyes === 'plain' ? 13.5 : 32) * small;
  const x = gaze * a * 0.3;
  const y = who.eyes === 'shojo' ? -3 + (1 - look.open) * 8 : -2;
  const dark = mix(who.eyePaint, '#0a0710', 0.8);
  if (who.eyes === 'hollow') {
    pen.circle(x, y, 9 * small, '#000000');
    return;
  }
  pen.oval(x, y, rx, ry, pen.linear([x, y - ry], [x, y + ry], [[0, dark], [0.35, mix(who.eyePaint, '#0a0710', 0.35)], [0.7, who.eyePaint], [1, mix(who.eyePaint, '#ffffff', 0.5)]]), px(2.2), dark);
  pen.oval(x, y - ry * 0.08, rx * 0.46, ry * 0.46, '#0b0810');
  pen.fill([[-a * 1.1, -tall * 1.3], [a * 1.1, -tall * 1.3], [a * 1.1, -tall * 0.62 * look.open], [0, -tall * 0.72 * look.open], [-a * 1.1, -tall * 0.5 * look.open]], dark, 0.55);
  if (small > 0.6) {
    pen.oval(x - light * rx * 0.38, y - ry * 0.42, rx * 0.36, ry * 0.26, '#ffffff');
    pen.circle(x + light * rx * 0.42, y + ry * 0.45, rx * 0.17, '#ffffff');
  }
}

function drawLids(pen: Pen, lashes: boolean, a: number, b: number, tilt: number, px: (u: number) => number): void {
  const top: Point[] = [[-a * 1.04, 9 + tilt], [-a * 0.62, -b * 0.66 + tilt], [0, -b * 1.02], [a * 0.6, -b * 0.88], [a * 1.06, -b * 0.12 - tilt]];
  pen.line(top, px(lashes ? 10 : 8), { taper: [0.5, 0.06] });
  if (lashes) {
    pen.line([[a * 0.8, -b * 0.6], [a * 1.12, -b * 0.52], [a * 1.34, -b * 0.72]], px(5), { taper: [0.1, 0.7] });
    pen.line([[a * 0.95, -b * 0.25], [a * 1.2, -b * 0.2], [a * 1.4, -b * 0.32]], px(4), { taper: [0.1, 0.7] });
  }
  pen.line([[-a * 0.5, b * 0.66], [a * 0.05, b * 0.84], [a * 0.62, b * 0.66], [a * 0.86, b * 0.36]], px(2.6), { taper: [0.5, 0.4] });
  pen.line([[-a * 0.6, -b * 0.95 - 3], [0, -b * 1.02 - 8], [a * 0.75, -b * 0.92 - 5]], px(1.8), { taper: [0.4, 0.4] });
}

/** The brow over an eye; drawn after the fringe, so that feelings show through hair. */
export function drawBrow(pen: Pen, who: Character, mood: Mood, narrow: number): void {
  const look = looks[mood];
  const px = (units: number): number => pen.px(units);
  const a = (who.eyes === 'dot' ? 16 : 26) * narrow;
  const tall = who.eyes === 'shojo' ? 33 : who.eyes === 'shonen' ? 22 : who.eyes === 'plain' ? 15 : 25;
  const y = -tall - 15 - look.browRaise;
  const inner = y + look.brow;
  const outer = y - look.brow * 0.55 + 2;
  const thick = who.build === 'man' || who.eyes === 'shonen' ? 8 : who.eyes === 'dot' ? 4.5 : 4.6;
  const paint = mix(who.hairPaint, '#1a1014', 0.5);
  pen.line([[-a * 0.95, inner], [0, (inner + outer) / 2 - 5], [a * 1.1, outer + 3]], px(thick), { taper: [0.12, 0.6], paint });
}
