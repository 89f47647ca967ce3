import { mix } from '../print/Medium.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import type { Mood } from './Character.ts';

const inside = '#5a141c';

/** The mouth for a mood, centred at the pen's origin; `narrow` foreshortens it. */
export function drawMouth(pen: Pen, mood: Mood, narrow: number, skin: string, chibi: boolean): void {
  const px = (units: number): number => pen.px(units);
  const k = narrow * (chibi ? 0.85 : 1);
  const arc = (points: Point[], width = 3.2): void => pen.line(points.map(([x, y]) => [x * k, y] as const), px(width), { taper: [0.25, 0.25] });
  const open = (points: Point[], teeth: boolean): void => {
    const scaled = points.map(([x, y, corner]) => [x * k, y, corner] as Point);
    pen.fill(scaled, inside);
    pen.clipped(scaled, true, () => {
      pen.oval(0, 30, 17 * k, 14, '#e88a7d');
      if (teeth) pen.rect(-40 * k, -14, 80 * k, 11, '#ffffff');
    });
    pen.line(scaled, px(3.2), { closed: true, taper: [0, 0] });
  };
  switch (mood) {
    case 'laugh':
      return open([[-24, -8, 1], [0, -4], [24, -8, 1], [15, 17], [0, 24], [-15, 17]], true);
    case 'shout':
      return open([[-21, -10, 1], [0, -14], [21, -10, 1], [26, 22], [0, 32], [-26, 22]], true);
    case 'talk':
      return open([[-12, -4, 1], [0, -6], [12, -4, 1], [8, 9], [0, 12], [-8, 9]], false);
    case 'surprised':
    case 'scared':
      return open([[-8, -6], [8, -6], [10, 10], [0, 16], [-10, 10]], false);
    case 'shocked':
      return open([[-12, -10], [12, -10], [14, 20], [0, 28], [-14, 20]], false);
    case 'smile':
      arc([[-18, -4], [0, 5], [18, -5]], 3.6);
      return arc([[16, -8], [20, -3]], 2.4);
    case 'gentle':
      return arc([[-12, -2], [0, 3], [12, -3]]);
    case 'angry':
      return open([[-18, -2, 1], [0, -8], [18, -2, 1], [14, 12], [0, 15], [-14, 12]], true);
    case 'sad':
    case 'cry':
      return arc([[-14, 5], [-4, -2], [6, -1], [15, 6]], 3.4);
    case 'shy':
      return arc([[-11, 1], [-4, -3], [3, 2], [11, -2]], 3.2);
    case 'smug':
      return arc([[-14, 4], [4, 4], [22, -8]], 3.8);
    case 'resolute':
      return arc([[-14, 1], [0, -2], [14, 2]], 3.8);
    default:
      arc([[-10, 0], [0, 1], [10, -1]], 3);
      if (!chibi) pen.line([[-4, 12], [4, 12]], px(2), { paint: mix(skin, '#7a3a30', 0.5) });
  }
}
