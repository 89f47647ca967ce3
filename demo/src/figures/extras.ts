import { mix } from '../print/Medium.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import type { Character, Extra } from './Character.ts';

type Where = 'front' | 'behind';

/** Hats, glasses and the like on a head; `behind` draws what lies at the back of it. */
export function drawExtras(pen: Pen, who: Character, yaw: number, where: Where): void {
  for (const extra of who.extras ?? []) drawExtra(pen, who, extra, yaw, where);
}

function drawExtra(p: Pen, who: Character, extra: Extra, yaw: number, where: Where): void {
  const px = (units: number): number => p.px(units);
  const [main, , accent] = who.cloth;
  const w = px(3.4);
  if (where === 'behind') {
    if (extra === 'hat') p.shape([[-190, -40], [-60, -96], [60, -96], [186, -46], [120, -16], [-120, -12]], mix(main, '#000000', 0.3), w);
    if (extra === 'helmet') p.circle(0, 0, 152, mix('#dfe8f2', accent, 0.1), w);
    return;
  }
  drawHeadwear(p, who, extra, yaw);
  drawFaceExtra(p, who, extra, yaw);
}

function drawHeadwear(p: Pen, who: Character, extra: Extra, yaw: number): void {
  const px = (units: number): number => p.px(units);
  const [main, second, accent] = who.cloth;
  const w = px(3.4);
  switch (extra) {
    case 'cap':
      p.shape([[-104, -38, 1], [-108, -92], [-60, -142], [20, -150], [88, -118], [106, -44, 1], [40, -62], [-40, -58]], main, w);
      p.shape([[-70 + yaw * 50, -62, 1], [30 + yaw * 40, -76], [112 + yaw * 30, -50, 1], [84 + yaw * 34, -24], [10 + yaw * 40, -34], [-60 + yaw * 44, -30]], mix(main, '#000000', 0.35), w);
      p.circle(6 + yaw * 30, -98, 17, accent, px(2.6));
      break;
    case 'hat':
      p.shape([[-196, -42], [-100, -78], [0, -88], [104, -80], [192, -48], [150, -30], [60, -46], [-50, -44], [-150, -26]], main, w);
      p.shape([[-98, -68, 1], [-80, -140], [-40, -214], [44, -286], [104, -300, 1], [70, -252], [92, -150], [100, -74, 1], [0, -58]], main, w);
      p.shape([[-97, -78, 1], [0, -64], [99, -84, 1], [96, -112], [0, -92], [-93, -106]], accent, px(2.6));
      break;
    case 'ribbon':
      p.shape([[-70, -112, 1], [-124, -156], [-136, -96], [-72, -104]], accent, w);
      p.shape([[-70, -112, 1], [-20, -162], [-2, -108], [-66, -104]], accent, w);
      p.circle(-69, -109, 13, mix(accent, '#000000', 0.2), px(2.6));
      break;
    case 'headband':
      p.shape([[-100, -44, 1], [0, -66], [102, -44, 1], [104, -16, 1], [0, -38], [-102, -14, 1]], accent, w);
      p.tube([[-98, -32], [-160, -44], [-210, -10], [-260, -34]], [10, 24, 22, 4], accent, w);
      break;
    case 'flower':
      drawBlossom(p.at(72, -82), accent, px);
      break;
    case 'helmet':
      p.raw('<g opacity="0.3">');
      p.fill([[-120, -60], [-70, -120], [-20, -136], [-60, -70], [-96, 10]], '#ffffff');
      p.raw('</g>');
      p.bend([...ring(0, 0, 150, 150)], px(5), '#2a2a33');
      p.shape([[-120, 116, 1], [0, 150], [120, 116, 1], [130, 150], [0, 184], [-130, 150]], second, w);
      break;
    case 'antenna':
      for (const side of [-1, 1]) {
        p.bend([[side * 34, -120], [side * 50, -168], [side * 66, -188]], px(4));
        p.circle(side * 68, -194, 13, accent, w);
      }
      break;
    case 'horns':
      for (const side of [-1, 1]) p.tube([[side * 54, -104], [side * 86, -146], [side * 78, -192]], [34, 24, 2], '#efe4c8', w);
      break;
    case 'goggles':
      p.shape([[-100, -60, 1], [0, -80], [102, -60, 1], [103, -38, 1], [0, -56], [-102, -38, 1]], '#3a2f2c', px(2.6));
      for (const x of [-36 + yaw * 20, 38 + yaw * 14]) {
        p.circle(x, -66, 31, accent, w);
        p.circle(x, -66, 21, '#bfe6f2', px(2.4));
        p.oval(x - 7, -73, 7, 4, '#ffffff');
      }
      break;
  }
}

function drawFaceExtra(p: Pen, who: Character, extra: Extra, yaw: number): void {
  const px = (units: number): number => p.px(units);
  const [, , accent] = who.cloth;
  const w = px(3.4);
  switch (extra) {
    case 'glasses': {
      const near = -37 + yaw * 25;
      const far = 37 + yaw * 15;
      p.faded(0.25, () => [near, far].forEach((x) => p.oval(x, 26, 30, 27, '#cfe8ff')));
      p.bend(ring(near, 26, 31, 27), px(3.4), '#221a22');
      p.bend(ring(far, 26, 31 * (1 - 0.25 * yaw), 27), px(3.4), '#221a22');
      p.bend([[near + 30, 22], [(near + far) / 2, 17], [far - 28, 22]], px(3.4), '#221a22');
      p.bend([[near - 30, 20], [-84 + yaw * 20, 16]], px(3), '#221a22');
      break;
    }
    case 'beard':
      p.shape([[-78 + yaw * 14, 34, 1], [-46, 72], [yaw * 30, 66], [50 + yaw * 10, 70], [76, 30, 1], [84, 90], [50 + yaw * 14, 150], [yaw * 34, 186, 1], [-44 + yaw * 20, 152], [-84 + yaw * 10, 92]], who.hairPaint, w);
      p.fill([[yaw * 31 - 16, 84], [yaw * 31, 80], [yaw * 31 + 16, 84], [yaw * 31, 96]], '#7a3a34');
      p.shape([[yaw * 34, 66, 1], [yaw * 34 - 44, 66], [yaw * 34 - 60, 88, 1], [yaw * 34 - 20, 86], [yaw * 34, 78, 1], [yaw * 34 + 20, 86], [yaw * 34 + 50, 86, 1], [yaw * 34 + 40, 66]], who.hairPaint, px(2.6));
      break;
    case 'scarf':
      p.shape([[-84, 112], [0, 138], [88, 110], [100, 156], [0, 190], [-98, 158]], accent, w);
      p.shape([[-70, 164, 1], [-30, 172, 1], [-44, 300, 1], [-96, 290, 1]], mix(accent, '#000000', 0.12), w);
      break;
    case 'freckles':
      for (const [x, y] of [[-52, 56], [-42, 62], [-32, 55], [44, 56], [54, 62], [62, 54]] as const) p.circle(x + yaw * 20, y, 2.6, mix(who.skin, '#8a3a20', 0.6));
      break;
    case 'plaster':
      p.box([[-14 + yaw * 40, 50], [20 + yaw * 40, 46], [21 + yaw * 40, 60], [-13 + yaw * 40, 64]], '#f3dcb8', px(2.2));
      break;
    case 'wrinkles':
      for (const [x, flip] of [[-62 + yaw * 24, 1], [64 + yaw * 6, -1]] as const) p.line([[x, 60], [x + flip * 8, 74], [x + flip * 6, 88]], px(2.2));
      p.line([[-30 + yaw * 20, -40], [10 + yaw * 20, -44], [40 + yaw * 14, -38]], px(2));
      break;
  }
}

function ring(x: number, y: number, rx: number, ry: number): Point[] {
  return Array.from({ length: 17 }, (_, i) => [x + Math.cos((i / 16) * Math.PI * 2) * rx, y + Math.sin((i / 16) * Math.PI * 2) * ry] as const);
}

/** A five-petalled flower, about 36 units across. */
export function drawBlossom(p: Pen, paint: string, px: (u: number) => number): void {
  for (let i = 0; i < 5; i++) p.at(0, 0, 1, i * 72).shape([[0, 0, 1], [-15, -20], [-8, -38], [0, -34, 1], [8, -38], [15, -20]], paint, px(2.4));
  p.circle(0, 0, 8, '#ffe28a', px(2));
}
