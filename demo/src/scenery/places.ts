import { mix } from '../print/Medium.ts';
import type { Pen } from '../pen/Pen.ts';
import type { Point } from '../pen/geometry.ts';
import type { Box, Painter } from '../layout/Stage.ts';

type At = (fx: number, fy: number, corner?: 0 | 1) => readonly [number, number, 0 | 1];

export function shares(box: Box): At {
  return (fx, fy, corner = 0) => [box.x + fx * box.w, box.y + fy * box.h, corner];
}

/** A lighthouse on its rock; `at` is the foot. */
export function lighthouse(at: readonly [number, number], height: number, lit: boolean, options: { wall?: string; band?: string; rock?: string } = {}): Painter {
  return ({ pen, box }) => {
    const unit = (height * box.h) / 100;
    const p = pen.at(box.x + at[0] * box.w, box.y + at[1] * box.h, unit);
    const wall = options.wall ?? '#f5f1e6';
    const band = options.band ?? '#c8452f';
    const w = 2.4;
    if (lit) {
      p.poly([[0, -95], [-214, -146], [-226, -110], [0, -90]], p.linear([0, -93], [-220, -128], [[0, '#fff6c9', 0.8], [1, '#fff6c9', 0]]));
      p.poly([[0, -95], [214, -128], [204, -92], [0, -90]], p.linear([0, -93], [208, -110], [[0, '#fff6c9', 0.75], [1, '#fff6c9', 0]]));
    }
    p.shape([[-46, 22, 1], [-40, 6], [-26, 4], [-18, -2], [16, -3], [26, 4], [42, 6], [56, 22, 1]], options.rock ?? '#6d6a72', w);
    p.box([[-11, 0], [11, 0], [7, -82], [-7, -82]], wall, w);
    p.poly([[2, 0], [11, 0], [7, -82], [2, -82]], mix(wall, '#5a6a90', 0.35));
    for (const y of [-20, -56]) {
      const a = 11 + (y / 82) * 4;
      const b = 11 + ((y - 15) / 82) * 4;
      p.box([[-a, y], [a, y], [b, y - 15], [-b, y - 15]], band, w * 0.8);
    }
    p.box([[-10, -82], [10, -82], [10, -86], [-10, -86]], '#4a4650', w);
    p.box([[-6, -86], [6, -86], [6, -98], [-6, -98]], lit ? '#fff2a8' : '#b8d4de', w);
    p.wire([[-2, -86], [-2, -98]], w * 0.8);
    p.wire([[2, -86], [2, -98]], w * 0.8);
    p.shape([[-8, -98, 1], [0, -108], [8, -98, 1]], band, w);
    p.wire([[0, -106], [0, -113]], w);
    p.shape([[-3.4, 0, 1], [-3.4, -8], [0, -11], [3.4, -8], [3.4, 0, 1]], '#4a3a34', w);
    for (const y of [-34, -48, -72]) p.box([[-1.6, y], [1.6, y], [1.6, y - 5], [-1.6, y - 5]], lit ? '#ffd97a' : '#5d6f84', w * 0.8);
    if (lit) {
      const c: Point = [0, -92];
      p.circle(0, -92, 34, p.radial(c, 34, [[0, '#fffbe0', 0.95], [0.35, '#fff2b0', 0.55], [1, '#fff2b0', 0]]));
    }
  };
}

/** Rows of roofs and blocks; `night` lights the windows. */
export function town(horizon: number, paints: readonly string[], night: boolean, tall = 1): Painter {
  return ({ pen, box }) => {
    paints.forEach((paint, row) => {
      const base = box.y + (horizon + ((1 - horizon) * (row + 0.6)) / paints.length) * box.h;
      const size = box.h * (0.07 + row * 0.05) * tall;
      let x = box.x - size * pen.random.next();
      while (x < box.x + box.w) {
        const w = size * pen.random.between(0.7, 1.5);
        const h = size * pen.random.between(0.7, 2.1);
        const roofed = pen.random.next() < 0.5;
        building(pen, x, base - h, w, box.y + box.h - base + h + 4, paint, roofed, night, size);
        x += w + pen.random.between(-0.1, 0.25) * size;
      }
    });
  };
}

function building(pen: Pen, x: number, y: number, w: number, h: number, paint: string, roofed: boolean, night: boolean, size: number): void {
  const line = 2;
  pen.box([[x, y], [x + w, y], [x + w, y + h], [x, y + h]], paint, line);
  pen.poly([[x + w * 0.72, y], [x + w, y], [x + w, y + h], [x + w * 0.72, y + h]], mix(paint, '#1a2038', 0.3));
  if (roofed) pen.box([[x - w * 0.1, y], [x + w * 0.22, y - size * 0.42], [x + w * 0.78, y - size * 0.42], [x + w * 1.1, y]], mix(paint, '#5a2a2a', 0.45), line);
  else if (pen.random.next() < 0.4) pen.box([[x + w * 0.2, y], [x + w * 0.2, y - size * 0.26], [x + w * 0.46, y - size * 0.26], [x + w * 0.46, y]], mix(paint, '#000000', 0.2), line);
  const cell = Math.max(11, size * 0.2);
  for (let a = x + cell * 0.6; a + cell * 0.6 < x + w * 0.95; a += cell * 1.25) {
    for (let b = y + cell * 0.6; b + cell < y + Math.min(h, size * 2.4); b += cell * 1.5) {
      if (pen.random.next() < 0.22) continue;
      const lit = night && pen.random.next() < 0.5;
      pen.rect(a, b, cell * 0.62, cell * 0.8, lit ? '#ffdf8a' : mix(paint, night ? '#000000' : '#243a5a', 0.45));
    }
  }
}

/** A street that runs away from us, with poles and wires. */
export function street(options: { sky?: string; wall?: string; road?: string; night?: boolean; vanish?: readonly [number, number] } = {}): Painter {
  return (stage) => {
    const { pen, box } = stage;
    const at = shares(box);
    const [vx, vy] = options.vanish ?? [0.52, 0.46];
    const v = at(vx, vy);
    const wall = options.wall ?? '#d9cfc0';
    const toward = (p: Point, t: number): Point => [p[0] + (v[0] - p[0]) * t, p[1] + (v[1] - p[1]) * t];
    pen.rect(box.x, box.y, box.w, box.h, options.sky ?? '#cfe4f2');
    pen.poly([at(-0.1, 1.05), at(1.1, 1.05), v], options.road ?? '#b9b4ae');
    const sides = [[-0.05, -0.25, wall], [1.05, -0.12, mix(wall, '#26304a', 0.22)]] as const;
    for (const [fx, ftop, paint] of sides) {
      const foot = at(fx, 1.12);
      const head = at(fx, ftop);
      let previous = 0;
      [0.34, 0.54, 0.68, 0.78, 0.86].forEach((t, i) => {
        const lift = [0, 0.12, -0.06, 0.1, 0][i]! * box.h;
        const tops = [toward([head[0], head[1] + lift], previous), toward([head[0], head[1] + lift], t)] as const;
        const quad = [tops[0], tops[1], toward(foot, t), toward(foot, previous)] as const;
        pen.box(quad, i % 2 ? mix(paint, '#6a5a50', 0.18) : paint, 2.2);
        windowsOn(pen, quad, options.night ?? false, paint);
        const eave: Point = [tops[0][0] + (fx < 0.5 ? 26 : -26) * (1 - previous), tops[0][1] + 6];
        pen.poly([tops[0], tops[1], eave], mix(paint, '#3a2a30', 0.55));
        previous = t;
      });
    }
    for (const t of [0.06, 0.42, 0.64, 0.76]) drawPole(pen, toward(at(0.2, 1.06), t), toward(at(0.2, -0.1), t), (1 - t) * box.h * 0.03);
    for (const fy of [-0.04, 0.02, 0.07]) pen.bend([at(-0.05, fy - 0.02), [toward(at(0.2, fy), 0.3)[0], toward(at(0.2, fy + 0.06), 0.3)[1]], toward(at(0.2, fy), 0.64), toward(at(0.2, fy), 0.9)], 1.7);
    for (const t of [0.1, 0.3, 0.46, 0.6, 0.7]) pen.poly([toward(at(0.49, 1.05), t), toward(at(0.53, 1.05), t), toward(at(0.53, 1.05), t + 0.09), toward(at(0.49, 1.05), t + 0.09)], '#ffffff');
  };
}

function windowsOn(pen: Pen, [a, b, c, d]: readonly [Point, Point, Point, Point], night: boolean, paint: string): void {
  const on = (u: number, v: number): Point => {
    const top: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
    const low: Point = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u];
    return [top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v];
  };
  for (const v of [0.24, 0.52]) for (const u of [0.2, 0.6]) pen.box([on(u, v), on(u + 0.22, v), on(u + 0.22, v + 0.13), on(u, v + 0.13)], night && pen.random.next() < 0.6 ? '#ffe39a' : mix(paint, '#2a4060', 0.55), 1.6);
}

function drawPole(pen: Pen, foot: Point, head: Point, width: number): void {
  pen.box([[foot[0] - width / 2, foot[1]], [foot[0] + width / 2, foot[1]], [head[0] + width / 3, head[1]], [head[0] - width / 3, head[1]]], '#8a8480', 2);
  const h = foot[1] - head[1];
  for (const t of [0.1, 0.17]) pen.wire([[head[0] - h * 0.09, head[1] + h * t], [head[0] + h * 0.09, head[1] + h * t]], Math.max(1.6, width * 0.3));
  pen.box([[head[0] + width * 0.4, head[1] + h * 0.22], [head[0] + width * 1.6, head[1] + h * 0.22], [head[0] + width * 1.6, head[1] + h * 0.32], [head[0] + width * 0.4, head[1] + h * 0.32]], '#6d6864', 1.6);
}

export type RoomOptions = { wall?: string; floor?: string; window?: string; frame?: string; night?: boolean; shelf?: boolean };

/** A room in perspective with a window, a shelf of books and floor boards. */
export function room(options: RoomOptions = {}): Painter {
  return ({ pen, box }) => {
    const at = shares(box);
    const wall = options.wall ?? '#efe3cf';
    const floor = options.floor ?? '#b98d62';
    const [l, r, t, b] = [0.2, 0.84, 0.08, 0.7];
    pen.rect(box.x, box.y, box.w, box.h, wall);
    pen.box([at(-0.1, -0.2), at(l, t), at(l, b), at(-0.1, 1.15)], mix(wall, '#40304a', 0.16), 2);
    pen.box([at(1.1, -0.2), at(r, t), at(r, b), at(1.1, 1.15)], mix(wall, '#40304a', 0.24), 2);
    pen.box([at(-0.1, 1.15), at(l, b), at(r, b), at(1.1, 1.15)], floor, 2);
    for (let i = 1; i < 9; i++) pen.wire([at(l + ((r - l) * i) / 9, b), at(-0.5 + (i / 9) * 2.04, 1.25)], 1.4, mix(floor, '#2a1410', 0.5));
    drawWindow(pen, [at(0.36, 0.14), at(0.66, 0.14), at(0.66, 0.52), at(0.36, 0.52)], options);
    if (options.shelf !== false) drawShelf(pen, at);
  };
}

function drawWindow(pen: Pen, [a, b, c, d]: readonly [Point, Point, Point, Point], options: RoomOptions): void {
  const sky = options.window ?? (options.night ? '#1d2a55' : '#bfe0f4');
  pen.box([a, b, c, d], options.frame ?? '#ffffff', 2.4);
  const m = (b[0] - a[0]) * 0.06;
  const middle = (a[0] + b[0]) / 2;
  for (const [x1, x2] of [[a[0] + m, middle - m / 2], [middle + m / 2, b[0] - m]] as const) {
    pen.box([[x1, a[1] + m], [x2, a[1] + m], [x2, d[1] - m], [x1, d[1] - m]], sky, 1.8);
    if (!options.night) pen.poly([[x1 + m, d[1] - m], [x1 + m * 2.2, d[1] - m], [x2, a[1] + m * 3], [x2, a[1] + m]], '#ffffff', 0.5);
    else for (let i = 0; i < 6; i++) pen.circle(pen.random.between(x1 + 3, x2 - 3), pen.random.between(a[1] + m, d[1] - m), 1.6, '#ffffff');
  }
  void c;
  const cloth = mix(sky, '#f2d9a8', 0.6);
  for (const [x, s] of [[a[0], 1], [b[0], -1]] as const) pen.shape([[x - s * m * 2, a[1] - m, 1], [x + s * m * 2.4, a[1] - m, 1], [x + s * m * 1.6, (a[1] + d[1]) / 2], [x + s * m * 0.6, d[1] + m, 1], [x - s * m * 2.2, d[1] + m, 1]], cloth, 2);
}

function drawShelf(pen: Pen, at: At): void {
  pen.box([at(0.0, 0.22), at(0.16, 0.25), at(0.16, 0.76), at(0.0, 0.94)], '#8a6242', 2.2);
  const colours = ['#b5483c', '#3f6a8a', '#d9a441', '#5c8a5a', '#e8dcc0', '#7a4a6a'];
  for (let row = 0; row < 4; row++) {
    const [t, b] = [0.26 + row * 0.145, 0.37 + row * 0.152];
    let x = 0.015;
    while (x < 0.138) {
      const w = pen.random.between(0.009, 0.019);
      const up = pen.random.between(0, 0.03);
      pen.box([at(x, t + up), at(x + w, t + up), at(x + w, b), at(x, b)], pen.random.pick(colours), 1.3);
      x += w + 0.002;
    }
    pen.wire([at(0, b + 0.006), at(0.16, b - 0.004)], 2);
  }
}

/** A classroom: windows at the left, board ahead, rows of desks. */
export function classroom(options: { dusk?: boolean; desks?: boolean } = {}): Painter {
  return ({ pen, box }) => {
    const at = shares(box);
    const wall = options.dusk ? '#f6d2a8' : '#f0ead8';
    pen.rect(box.x, box.y, box.w, box.h, wall);
    pen.box([at(-0.1, -0.2), at(0.34, 0.12), at(0.34, 0.62), at(-0.1, 1.1)], mix(wall, '#ffffff', 0.4), 2);
    for (const [u, v] of [[0.0, 0.28], [0.34, 0.56], [0.62, 0.8], [0.84, 0.97]] as const) {
      const on = (t: number, top: number): Point => at(-0.1 + 0.44 * t, -0.2 + 0.32 * t + (1.3 - 0.8 * t) * top);
      pen.box([on(u, 0.2), on(v, 0.2), on(v, 0.66), on(u, 0.66)], options.dusk ? '#ff9a55' : '#bfe2f5', 2);
      pen.wire([on((u + v) / 2, 0.2), on((u + v) / 2, 0.66)], 2);
    }
    pen.box([at(0.42, 0.2), at(0.92, 0.2), at(0.92, 0.48), at(0.42, 0.48)], '#2f5a48', 3);
    for (let i = 0; i < 4; i++) pen.line([at(0.5 + i * 0.09, 0.26), at(0.5 + i * 0.09, 0.3 + (i % 2) * 0.08)], 2, { paint: '#e8f2e8', straight: true });
    pen.box([at(-0.1, 1.1), at(0.34, 0.62), at(1.1, 0.62), at(1.1, 1.1)], options.dusk ? '#c98a55' : '#c9a878', 2);
    if (options.desks === false) return;
    for (const [y, s] of [[0.68, 0.1], [0.8, 0.15], [0.98, 0.23]] as const) {
      for (let i = 0; i < 5; i++) {
        const x = 0.3 + (i - 0.6) * s * 1.7;
        pen.box([at(x, y), at(x + s, y), at(x + s * 1.06, y + s * 0.32), at(x - s * 0.1, y + s * 0.32)], '#e6c48e', 2);
        for (const k of [0, 0.94]) pen.wire([at(x + s * k, y + s * 0.32), at(x + s * k, y + s * 1.1)], 2.6, '#6a6a70');
      }
    }
  };
}

/** A long dark corridor that ends in a door. */
export function corridor(wall = '#8a8078', door = '#2a2020'): Painter {
  return ({ pen, box }) => {
    const at = shares(box);
    pen.rect(box.x, box.y, box.w, box.h, '#1a1616');
    const [l, r, t, b] = [0.4, 0.6, 0.36, 0.62];
    pen.box([at(-0.05, -0.1), at(l, t), at(l, b), at(-0.05, 1.1)], pen.linear(at(0, 0), at(l, 0), [[0, wall], [1, mix(wall, '#000000', 0.85)]]), 3);
    pen.box([at(1.05, -0.1), at(r, t), at(r, b), at(1.05, 1.1)], pen.linear(at(1, 0), at(r, 0), [[0, mix(wall, '#000000', 0.2)], [1, mix(wall, '#000000', 0.9)]]), 3);
    pen.box([at(-0.05, 1.1), at(l, b), at(r, b), at(1.05, 1.1)], pen.linear(at(0, 1), at(0, b), [[0, mix(wall, '#4a2a18', 0.4)], [1, '#1a1210']]), 3);
    for (const k of [0.1, 0.3, 0.5, 0.7, 0.9]) pen.wire([at(l + (r - l) * k, b), at(-0.05 + 1.1 * k, 1.1)], 2);
    pen.box([at(l, t), at(r, t), at(r, b), at(l, b)], door, 3);
    pen.circle(at(r - 0.035, 0)[0], at(0, (t + b) / 2)[1], 4, '#ffffff');
    for (const f of [0.35, 0.6, 0.78]) {
      for (const side of [-0.05, 1.05] as const) {
        const end = side < 0 ? l : r;
        const x = side + (end - side) * f;
        pen.wire([at(x, -0.1 + (t + 0.1) * f), at(x, 1.1 + (b - 1.1) * f)], 4 - f * 2);
      }
    }
  };
}

/** Kitchen shelves, tiles and a counter. */
export function kitchen(wall = '#f7ecd8', counter = '#9a6a45'): Painter {
  return ({ pen, box }) => {
    const at = shares(box);
    pen.rect(box.x, box.y, box.w, box.h, wall);
    for (let i = 0; i < 9; i++) pen.wire([at(i / 8, 0.3), at(i / 8, 0.72)], 1.2, mix(wall, '#6a5a50', 0.35));
    for (let j = 0; j < 4; j++) pen.wire([at(0, 0.36 + j * 0.11), at(1, 0.36 + j * 0.11)], 1.2, mix(wall, '#6a5a50', 0.35));
    pen.box([at(0.05, 0.2), at(0.95, 0.2), at(0.95, 0.235), at(0.05, 0.235)], counter, 2);
    const colours = ['#c8553d', '#588b8b', '#f2d0a4', '#7a9e5a', '#e0b04a'];
    for (let i = 0; i < 9; i++) {
      const x = 0.09 + i * 0.096;
      const h = pen.random.between(0.07, 0.13);
      pen.shape([at(x, 0.2), at(x - 0.004, 0.2 - h * 0.6), at(x + 0.012, 0.2 - h), at(x + 0.045, 0.2 - h), at(x + 0.061, 0.2 - h * 0.6), at(x + 0.057, 0.2)], pen.random.pick(colours), 2);
    }
    pen.box([at(-0.1, 0.76), at(1.1, 0.76), at(1.1, 1.1), at(-0.1, 1.1)], counter, 2.4);
    pen.box([at(-0.1, 0.72), at(1.1, 0.72), at(1.1, 0.78), at(-0.1, 0.78)], mix(counter, '#ffffff', 0.5), 2.4);
    for (const x of [0.2, 0.5, 0.8]) pen.wire([at(x, 0.78), at(x, 1.1)], 2);
  };
}
