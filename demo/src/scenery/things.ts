import { mix } from '../print/Medium.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import type { Painter } from '../layout/Stage.ts';
import { shares } from './places.ts';

/** Puts a drawing at a place of the panel; `size` is the share of the panel's height that 100 units take. */
export function put(at: readonly [number, number], size: number, draw: (pen: Pen) => void, degrees = 0, flip = false): Painter {
  return ({ pen, box }) => draw(pen.at(box.x + at[0] * box.w, box.y + at[1] * box.h, (size * box.h) / 100, degrees, flip));
}

/** A closed letter with a seal, 120 units wide. */
export function drawLetter(pen: Pen, paper = '#fff6df', seal = '#d2452f'): void {
  const w = pen.px(3);
  pen.box([[-60, -40], [60, -40], [60, 40], [-60, 40]], paper, w);
  pen.wire([[-60, -40], [0, 8], [60, -40]], w);
  pen.circle(0, 6, 13, seal, w * 0.8);
  pen.poly([[0, -1], [2, 4], [7, 5], [3, 8], [4, 13], [0, 10], [-4, 13], [-3, 8], [-7, 5], [-2, 4]], '#fff2c4');
}

/** An open umbrella seen from the side, 200 units wide; the handle ends at the origin. */
export function drawUmbrella(pen: Pen, paint: string): void {
  const w = pen.px(3);
  pen.wire([[0, 0], [0, -150]], pen.px(5), '#5a4a44');
  pen.shape([[-116, -140, 1], [-90, -190], [0, -226], [90, -190], [116, -140, 1], [78, -152], [40, -140, 1], [0, -152], [-40, -140, 1], [-78, -152]], paint, w);
  pen.bend([[0, -226], [-34, -190], [-40, -140]], w * 0.8);
  pen.bend([[0, -226], [34, -190], [40, -140]], w * 0.8);
  pen.fill([[30, -218], [90, -190], [116, -140], [78, -152], [40, -140], [30, -190]], mix(paint, '#101030', 0.4), 0.4);
  pen.wire([[0, -226], [0, -240]], w * 1.4);
}

/** A lantern that hangs from the origin; the light is at 0, 50. */
export function drawLantern(pen: Pen, light = '#ffe9a0'): void {
  const w = pen.px(3);
  const c: Point = [0, 56];
  pen.circle(0, 56, 120, pen.radial(c, 120, [[0, '#fff8d8', 0.95], [0.3, light, 0.55], [1, light, 0]]));
  pen.bend([[-20, 26], [0, 0], [20, 26]], w);
  pen.box([[-26, 24], [26, 24], [32, 36], [-32, 36]], '#5a4638', w);
  pen.box([[-26, 36], [26, 36], [22, 84], [-22, 84]], light, w);
  pen.wire([[0, 36], [0, 84]], w * 0.7);
  pen.box([[-30, 84], [30, 84], [26, 96], [-26, 96]], '#5a4638', w);
  pen.shape([[0, 46], [9, 62], [0, 76], [-9, 62]], '#ffb33a', 0);
}

/** A mailbag at the hip. */
export function drawBag(pen: Pen, paint = '#8a5a3a'): void {
  const w = pen.px(3.4);
  pen.shape([[-62, -40, 1], [62, -40, 1], [70, 50], [54, 72], [-54, 72], [-70, 50]], paint, w);
  pen.shape([[-66, -44, 1], [66, -44, 1], [60, 14], [0, 34], [-60, 14]], mix(paint, '#ffffff', 0.16), w);
  pen.circle(0, 16, 9, '#e8c35a', w * 0.8);
}

/** A bicycle that heads right, wheels of radius 60, its middle at the origin. */
export function drawBicycle(pen: Pen, paint: string): void {
  const w = pen.px(7);
  for (const x of [-100, 100]) {
    pen.circle(x, 50, 62, 'none', pen.px(9));
    pen.circle(x, 50, 54, 'none', pen.px(2));
    for (let i = 0; i < 6; i++) pen.wire([[x + Math.cos(i * 0.52) * 56, 50 + Math.sin(i * 0.52) * 56], [x - Math.cos(i * 0.52) * 56, 50 - Math.sin(i * 0.52) * 56]], pen.px(1.6));
  }
  pen.wire([[-100, 50], [-16, 50], [66, -40], [-44, -40], [-100, 50]], w, paint);
  pen.wire([[-16, 50], [-52, -64]], w, paint);
  pen.wire([[100, 50], [62, -66], [90, -84]], w, paint);
  pen.shape([[-84, -70], [-50, -78], [-22, -68], [-52, -60]], '#1c1a20', pen.px(2));
  pen.circle(-16, 50, 18, '#3a3a42', pen.px(3));
}

/** A bowl that steams, 160 units wide. */
export function drawBowl(pen: Pen, paint: string, inside = '#e8b45a'): void {
  const w = pen.px(3.4);
  pen.shape([[-80, 0, 1], [-64, 52], [-34, 76], [34, 76], [64, 52], [80, 0, 1]], paint, w);
  pen.oval(0, 0, 80, 20, mix(paint, '#ffffff', 0.6), w);
  pen.oval(0, 2, 66, 14, inside, w * 0.6);
  for (const x of [-34, 0, 34]) pen.line([[x, -22], [x + 14, -46], [x - 8, -70], [x + 8, -100]], pen.px(4), { taper: [0.4, 0.5], paint: '#ffffff' });
}

/** A round well of stones with a black mouth. */
export function drawWell(pen: Pen): void {
  const w = pen.px(4);
  pen.shape([[-150, -10, 1], [-140, 110], [-90, 136], [90, 136], [140, 110], [150, -10, 1]], '#8f8a86', w);
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 6; i++) {
      const x = -142 + i * 50 + (row % 2) * 22;
      if (x > 110) continue;
      pen.shape([[x, 20 + row * 36, 1], [x + 44, 22 + row * 36], [x + 46, 50 + row * 36], [x + 4, 52 + row * 36]], row % 2 ? '#a39e98' : '#77726e', w * 0.7);
    }
  }
  pen.oval(0, -10, 152, 44, '#b0aaa4', w);
  pen.oval(0, -8, 122, 30, '#000000', w);
}

/** An old Japanese house with a deep roof, dark inside. */
export function oldHouse(at: readonly [number, number], size: number, wall = '#6a625c', roof = '#2a2628'): Painter {
  return ({ pen, box }) => {
    const p = pen.at(box.x + at[0] * box.w, box.y + at[1] * box.h, (size * box.h) / 100);
    p.box([[-84, 0], [84, 0], [84, -44], [-84, -44]], wall, 3);
    for (const x of [-84, -48, -12, 24, 60, 84]) p.wire([[x, 0], [x, -44]], 3);
    p.poly([[-46, 0], [-14, 0], [-14, -34], [-46, -34]], '#000000');
    for (const [x, y] of [[-6, -34], [30, -34]] as const) {
      p.box([[x, y], [x + 26, y], [x + 26, 0], [x, 0]], '#d8d0c0', 2);
      for (let i = 1; i < 4; i++) p.wire([[x, y + i * 9], [x + 26, y + i * 9]], 1.6);
      p.wire([[x + 13, y], [x + 13, 0]], 1.6);
    }
    p.shape([[-126, -36, 1], [-96, -52], [-64, -96, 1], [64, -96, 1], [96, -52], [126, -36, 1], [0, -44]], roof, 3);
    for (let i = -5; i <= 5; i++) p.line([[i * 12, -95], [i * 19, -46]], 1.6, { straight: true, paint: mix(roof, '#ffffff', 0.4) });
    p.wire([[-70, -97], [70, -97]], 7, roof);
  };
}

/** Bare black branches from a corner. */
export function branches(at: readonly [number, number], size: number, paint = '#0c0a0c', flip = false): Painter {
  return ({ pen, box }) => {
    const p = pen.at(box.x + at[0] * box.w, box.y + at[1] * box.h, (size * Math.max(box.w, box.h)) / 100, 0, flip);
    const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number): void => {
      const bend = pen.random.between(-0.3, 0.3);
      const mx = x + Math.cos(angle) * length * 0.5;
      const my = y + Math.sin(angle) * length * 0.5;
      const ex = mx + Math.cos(angle + bend) * length * 0.5;
      const ey = my + Math.sin(angle + bend) * length * 0.5;
      p.tube([[x, y], [mx, my], [ex, ey]], [width, width * 0.8, width * 0.55], paint, 0);
      if (depth === 0) return;
      grow(ex, ey, angle + bend + pen.random.between(0.15, 0.6), length * 0.72, width * 0.55, depth - 1);
      grow(ex, ey, angle + bend - pen.random.between(0.15, 0.6), length * 0.72, width * 0.55, depth - 1);
      if (depth > 1) grow(mx, my, angle + pen.random.between(-0.9, 0.9), length * 0.5, width * 0.4, depth - 2);
    };
    grow(0, 0, 0.35, 30, 6, 4);
  };
}

/** The surface of the moon with craters and stacked dwellings. */
export function moonTown(horizon: number, ground: string, house: string, light: string): Painter {
  return ({ pen, box }) => {
    const at = shares(box);
    const unit = box.h / 100;
    for (let i = 0; i < 4; i++) {
      const x = box.x + ((i + 0.2) / 4) * box.w;
      const p = pen.at(x, at(0, horizon)[1] + 4 * unit, unit * (0.9 + (i % 2) * 0.3));
      const floors = 4 + (i % 3);
      for (let f = 0; f < floors; f++) {
        p.box([[0, -f * 7], [30, -f * 7], [30, -f * 7 - 7], [0, -f * 7 - 7]], f % 2 ? house : mix(house, '#ffffff', 0.35), 2);
        for (let k = 0; k < 4; k++) p.box([[2.5 + k * 7, -f * 7 - 1.5], [7 + k * 7, -f * 7 - 1.5], [7 + k * 7, -f * 7 - 5.4], [2.5 + k * 7, -f * 7 - 5.4]], (k + f + i) % 3 ? '#26304f' : light, 1.4);
      }
      p.shape([[2, -floors * 7, 1], [6, -floors * 7 - 7], [15, -floors * 7 - 9], [24, -floors * 7 - 7], [28, -floors * 7, 1]], mix(house, '#bfe6f2', 0.5), 2);
      p.wire([[24, -floors * 7 - 7], [27, -floors * 7 - 18]], 2);
      p.circle(27, -floors * 7 - 19, 1.7, light, 1.6);
    }
    pen.shape([at(-0.1, 1.1), at(-0.1, horizon + 0.02), at(0.25, horizon - 0.01), at(0.55, horizon + 0.03), at(0.85, horizon), at(1.1, horizon + 0.03), at(1.1, 1.1)], ground, 2.4);
    for (let i = 0; i < 9; i++) {
      const f = pen.random.next();
      const c = at(pen.random.next(), horizon + 0.06 + f * (0.95 - horizon));
      const r = (8 + f * 44) * (box.w / 900 + 0.3);
      pen.oval(c[0], c[1], r, r * 0.3, mix(ground, '#1a1a30', 0.4), 2);
      pen.oval(c[0] + r * 0.06, c[1] + r * 0.08, r * 0.82, r * 0.2, mix(ground, '#1a1a30', 0.15));
    }
  };
}

/** Under water: shafts of light, bubbles, weeds. */
export function undersea(top: string, deep: string, weed = '#1f6a5a'): Painter {
  return ({ pen, box }) => {
    const at = shares(box);
    pen.rect(box.x, box.y, box.w, box.h, pen.linear([0, box.y], [0, box.y + box.h], [[0, top], [1, deep]]));
    for (let i = 0; i < 6; i++) {
      const x = pen.random.between(0, 1);
      pen.poly([at(x, -0.05), at(x + 0.08, -0.05), at(x + 0.22, 0.9), at(x - 0.06, 0.9)], pen.linear(at(0, 0), at(0, 0.9), [[0, '#ffffff', 0.32], [1, '#ffffff', 0]]));
    }
    for (let i = 0; i < 26; i++) pen.circle(at(pen.random.next(), 0)[0], at(0, pen.random.next())[1], pen.random.between(2, 9), 'none', 1.4, mix(top, '#ffffff', 0.6));
    for (let i = 0; i < 9; i++) {
      const p = at(pen.random.next(), 1.03);
      const h = pen.random.between(0.1, 0.3) * box.h;
      pen.tube([p, [p[0] + 16, p[1] - h * 0.4], [p[0] - 12, p[1] - h * 0.7], [p[0] + 8, p[1] - h]], [20, 18, 12, 1], mix(weed, deep, pen.random.between(0, 0.5)), 1.6);
    }
  };
}
