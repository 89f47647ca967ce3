import { mix } from '../print/Medium.ts';
import type { Pen } from '../pen/Pen.ts';

export type CatMood = 'calm' | 'happy' | 'angry' | 'surprised' | 'sleepy' | 'proud';

export type CatCoat = { base: string; patch: string; second: string };

/** A sitting cat; the head's centre is at the origin, its radius 100. `flip` by the pen. */
export function drawCat(pen: Pen, coat: CatCoat, mood: CatMood, options: { scarf?: string; sit?: boolean; up?: boolean } = {}): void {
  const px = (u: number): number => pen.px(u);
  const w = px(5);
  if (options.sit !== false) drawCatBody(pen, coat, w, options.up ?? false);
  if (options.scarf) pen.shape([[-80, 70], [0, 96], [80, 70], [92, 106], [0, 134], [-92, 106]], options.scarf, w);
  for (const side of [-1, 1]) {
    pen.shape([[side * 92, -26, 1], [side * 104, -128, 1], [side * 30, -84, 1]], side < 0 ? coat.patch : coat.second, w);
    pen.fill([[side * 84, -46, 1], [side * 92, -104, 1], [side * 48, -78, 1]], '#f4a8a0');
  }
  const face = [[-112, 16], [-104, -40], [-54, -86], [0, -92], [54, -86], [104, -40], [112, 16], [84, 66], [0, 86], [-84, 66]] as const;
  pen.shape(face, coat.base, w);
  pen.clipped(face, true, () => {
    pen.fill([[-130, -110], [-20, -110], [-14, -50], [-50, -10], [-124, 0]], coat.patch);
    pen.fill([[130, -110], [24, -110], [20, -56], [60, -14], [124, -6]], coat.second);
  });
  pen.line(face, 5 * pen.scale, { closed: true, taper: [0, 0] });
  drawCatFace(pen, mood, px);
}

function drawCatFace(pen: Pen, mood: CatMood, px: (u: number) => number): void {
  for (const side of [-1, 1]) {
    const x = side * 44;
    if (mood === 'happy') pen.line([[x - 20, 6], [x, -12], [x + 20, 6]], px(7), { taper: [0.2, 0.2] });
    else if (mood === 'sleepy') pen.line([[x - 20, -2], [x, 10], [x + 20, -2]], px(7), { taper: [0.2, 0.2] });
    else {
      const big = mood === 'surprised';
      pen.oval(x, 0, big ? 25 : 20, big ? 28 : 21, mood === 'proud' || mood === 'angry' ? '#f2d24a' : '#ffffff', px(3.4));
      pen.oval(x + (big ? 0 : 2), 1, big ? 8 : 11, big ? 11 : 16, '#140f12');
      pen.circle(x - 4, -6, 5, '#ffffff');
      if (mood === 'angry' || mood === 'proud') pen.line([[x - side * 26, -34 + (mood === 'angry' ? 12 : 6)], [x + side * 22, -34 - 2]], px(9), { straight: true, taper: [0.1, 0.4] });
      if (mood === 'proud') pen.fill([[x - 26, -30], [x + 26, -30], [x + 24, -6], [x - 24, -6]], '#f8efe2', 1);
      if (mood === 'proud') pen.line([[x - 23, -6], [x, -9], [x + 23, -6]], px(6), { taper: [0.1, 0.1] });
    }
  }
  pen.fill([[-9, 24], [9, 24], [0, 34]], '#d8685c');
  if (mood === 'surprised' || mood === 'angry') {
    pen.shape([[-18, 42, 1], [0, 38], [18, 42, 1], [12, 66], [-12, 66]], '#8a2a2c', px(3.6));
    if (mood === 'angry') for (const s of [-1, 1]) pen.poly([[s * 12, 43], [s * 4, 42], [s * 9, 54]], '#ffffff');
  } else {
    pen.line([[-26, 40], [-14, 50], [0, 38]], px(4.6), { taper: [0.2, 0.1] });
    pen.line([[26, 40], [14, 50], [0, 38]], px(4.6), { taper: [0.2, 0.1] });
  }
  for (const side of [-1, 1]) for (const d of [-8, 4, 16]) pen.line([[side * 66, 34 + d * 0.4], [side * 134, 24 + d * 1.6]], px(2.6), { straight: true, taper: [0, 0.8] });
}

function drawCatBody(pen: Pen, coat: CatCoat, w: number, up: boolean): void {
  pen.tube([[64, 268], [150, 270], [178, 200], [146, 150]], [34, 40, 38, 26], coat.patch, w);
  pen.shape([[-66, 60, 1], [-92, 150], [-104, 250], [-86, 292], [0, 298], [90, 292], [106, 250], [92, 150], [66, 60, 1]], coat.base, w);
  pen.clipped([[-66, 60, 1], [-92, 150], [-104, 250], [-86, 292], [0, 298], [90, 292], [106, 250], [92, 150], [66, 60, 1]], true, () => {
    pen.oval(84, 170, 52, 70, coat.second);
    pen.oval(-90, 240, 50, 46, coat.patch);
  });
  if (up) {
    pen.tube([[48, 130], [110, 90], [120, 20]], [46, 44, 44], coat.base, w, undefined, true);
    pen.tube([[-34, 180], [-36, 250], [-38, 286]], [44, 46, 54], coat.base, w, undefined, true);
  } else for (const x of [-34, 34]) pen.tube([[x, 170], [x, 250], [x - 2, 286]], [42, 44, 54], coat.base, w, undefined, true);
  for (const x of [-48, -34, ...(up ? [] : [20, 34])]) pen.line([[x, 302], [x + 1, 286]], w * 0.7, { taper: [0, 0.6] });
}

/** A whale that swims to the left, about 400 units long, its middle at the origin. */
export function drawWhale(pen: Pen, paint: string, belly: string, line?: string): void {
  const w = pen.px(4);
  pen.tube([[120, 10], [180, -6], [226, -30]], [60, 36, 22], paint, w, line);
  pen.shape([[214, -34, 1], [236, -86], [282, -104, 1], [268, -66], [244, -30], [262, 4], [300, 22, 1], [250, 26], [216, -14]], paint, w, line);
  const body = [[-206, 18], [-196, -40], [-130, -86], [-30, -96], [70, -66], [150, -20], [186, 4], [140, 40], [40, 76], [-80, 84], [-170, 62]] as const;
  pen.shape(body, paint, w, line);
  pen.clipped(body, true, () => {
    pen.fill([[-230, 20], [-140, 14], [-40, 40], [60, 48], [160, 14], [150, 120], [-220, 120]], belly);
    for (const y of [34, 48, 62, 76]) pen.bend([[-206, y - 6], [-120, y - 4], [-30, y + 14], [40, y + 10]], pen.px(2), mix(belly, '#203050', 0.45));
    pen.fill([[-210, -110], [60, -110], [140, -30], [20, -70], [-120, -80], [-200, -30]], '#ffffff', 0.18);
  });
  pen.shape([[-60, 40, 1], [-20, 60], [0, 110], [-6, 138, 1], [-52, 104], [-84, 56]], mix(paint, '#000000', 0.12), w, line);
  pen.circle(-142, 4, 9, '#ffffff', pen.px(2), line);
  pen.circle(-143, 5, 5, '#101020');
  pen.line([[-204, 22], [-170, 26], [-138, 20]], pen.px(3.4), line ? { paint: line } : {});
}

/** A plump fish that swims to the left, 100 units long. */
export function drawFish(pen: Pen, paint: string): void {
  const w = pen.px(2.6);
  pen.shape([[34, 0, 1], [66, -28, 1], [58, 0], [66, 28, 1]], mix(paint, '#000000', 0.15), w);
  pen.shape([[-50, 2], [-24, -26], [14, -22], [40, 0], [14, 22], [-24, 26]], paint, w);
  pen.fill([[-50, 4], [-20, 10], [30, 6], [10, 20], [-24, 24]], '#ffffff', 0.55);
  pen.circle(-28, -4, 6, '#ffffff', w * 0.7);
  pen.circle(-29, -4, 3, '#101020');
  pen.line([[-10, -14], [-4, 0], [-10, 14]], w, {});
}

/** A parrot on a perch, about 260 units tall, facing left. */
export function drawParrot(pen: Pen, paint: string, wing: string, open: boolean): void {
  const w = pen.px(3.4);
  pen.tube([[20, 110], [34, 190], [30, 280]], [56, 44, 8], mix(wing, '#000000', 0.2), w);
  pen.shape([[-50, -70], [-6, -112], [48, -84], [70, 0], [62, 90], [24, 150], [-22, 132], [-50, 60], [-44, 0]], paint, w);
  pen.shape([[20, -20, 1], [62, -6], [86, 70], [64, 160, 1], [34, 120], [12, 60]], wing, w);
  for (const [a, b] of [[40, 74], [56, 100], [66, 130]] as const) pen.line([[22, a - 20], [46, a], [70, b - 10]], pen.px(2.4), { taper: [0.1, 0.5] });
  for (const [x, y] of [[-2, -104], [14, -110], [30, -102]] as const) pen.shape([[x, y, 1], [x + 18, y - 36], [x + 44, y - 46, 1], [x + 28, y - 14]], mix(paint, '#ffd23e', 0.6), w * 0.8);
  pen.circle(-12, -64, 25, '#ffffff', w * 0.8);
  pen.circle(-16, -64, 10, '#141018');
  pen.circle(-20, -68, 3.5, '#ffffff');
  if (open) pen.shape([[-40, -44, 1], [-82, -22, 1], [-52, -4], [-34, -20]], '#3a3034', w);
  pen.shape([[-38, -84, 1], [-78, -84], [-100, -46], [-90, -18, 1], [-70, -44], [-36, -46, 1]], '#4a4044', w);
  for (const x of [-14, 12]) for (const d of [-7, 0, 7]) pen.tube([[x + d, 138], [x + d, 154]], [9, 7], '#8a8088', w * 0.6);
}

/** A jellyfish, 100 units wide, with drifting arms. */
export function drawJelly(pen: Pen, paint: string, opacity = 0.75): void {
  pen.faded(opacity, () => {
    for (let i = 0; i < 7; i++) pen.tube([[-36 + i * 12, 10], [-40 + i * 13 + (i % 2) * 14, 70], [-34 + i * 11, 120], [-40 + i * 14, 176]], [7, 6, 5, 1], mix(paint, '#ffffff', 0.4), 0);
    pen.shape([[-56, 14, 1], [-50, -30], [0, -62], [50, -30], [56, 14, 1], [30, 6], [0, 16], [-30, 6]], paint, 1.6, mix(paint, '#ffffff', 0.7));
    pen.fill([[-38, -14], [-12, -44], [4, -46], [-20, -20], [-34, 0]], '#ffffff', 0.6);
  });
}

/** A dragon's head and neck looking left, about 400 units tall from horn to the cut of the neck. */
export function drawDragon(pen: Pen, paint: string, belly: string, mood: 'calm' | 'roar'): void {
  const w = pen.px(4);
  pen.tube([[60, 10], [120, 90], [110, 220], [40, 360]], [110, 130, 150, 190], paint, w);
  pen.tube([[26, 50], [66, 120], [50, 230], [-20, 360]], [30, 46, 60, 80], belly, pen.px(2));
  for (const [x, y, a] of [[120, 10, 40], [166, 90, 60], [176, 180, 80], [146, 270, 110]] as const) pen.at(x, y, 1, a).shape([[-24, 20, 1], [0, -46, 1], [26, 20, 1]], mix(paint, '#301020', 0.4), w);
  pen.tube([[76, -70], [130, -130], [190, -140]], [40, 26, 3], '#efe0bd', w);
  pen.tube([[44, -84], [80, -150], [130, -178]], [34, 22, 3], '#f7ecd0', w);
  const jaw = mood === 'roar' ? 46 : 6;
  pen.shape([[40, 30, 1], [-40, 40 + jaw], [-130, 30 + jaw * 1.3], [-160, 14 + jaw * 1.2, 1], [-60, 8 + jaw * 0.3]], mix(paint, '#201020', 0.2), w);
  if (mood === 'roar') {
    pen.fill([[30, 14], [-60, 10], [-150, 8], [-140, 44], [-40, 52]], '#8a1f2a');
    for (const x of [-140, -112, -84, -56]) pen.poly([[x, 8], [x + 18, 8], [x + 8, 32]], '#ffffff');
  }
  pen.shape([[92, 44], [112, -30], [70, -84], [0, -86], [-50, -48], [-130, -36], [-176, -14], [-172, 14, 1], [-90, 14], [0, 20]], paint, w);
  pen.shape([[92, -6, 1], [128, -40], [186, -58, 1], [162, -22], [178, 6, 1], [140, 8], [94, 22, 1]], mix(paint, belly, 0.4), w);
  for (const y of [-44, -10]) pen.line([[100, 4], [134, y * 0.5], [166, y]], pen.px(2.6), { taper: [0, 0.6] });
  pen.shape([[-18, -46, 1], [14, -62], [40, -42, 1], [10, -34]], '#ffe27a', w * 0.8);
  pen.oval(12, -47, 5, 11, '#1a0c10');
  pen.line([[-30, -58], [10, -74], [48, -56]], pen.px(8), { taper: [0.2, 0.5] });
  pen.oval(-148, -14, 8, 5, '#301018');
}

/** A crow, wings spread, 200 units wide. */
export function drawCrow(pen: Pen, paint = '#0d0b10'): void {
  pen.fill([[-16, 0], [-70, -46], [-150, -60, 1], [-120, -36], [-140, -20, 1], [-96, -10], [-104, 8, 1], [-40, 16], [0, 34], [40, 16], [104, 8, 1], [96, -10], [140, -20, 1], [120, -36], [150, -60, 1], [70, -46], [16, 0], [10, -24], [-22, -34, 1], [-10, -14]], paint);
  pen.poly([[-10, 26], [10, 26], [18, 66], [0, 56], [-18, 66]], paint);
}

/** A small round robot with one big eye, 200 units tall. */
export function drawRobot(pen: Pen, paint: string, light: string): void {
  const w = pen.px(4);
  for (const s of [-1, 1]) {
    pen.tube([[s * 66, 30], [s * 110, 60], [s * 104, 108]], [22, 20, 20], mix(paint, '#000000', 0.2), w);
    pen.circle(s * 104, 116, 17, paint, w);
    pen.tube([[s * 34, 96], [s * 36, 130]], [30, 30], mix(paint, '#000000', 0.25), w);
    pen.box([[s * 36 - 28, 128], [s * 36 + 28, 128], [s * 36 + 34, 150], [s * 36 - 34, 150]], paint, w);
  }
  pen.shape([[-76, 90, 1], [-86, 0], [-70, -66], [0, -94], [70, -66], [86, 0], [76, 90, 1]], paint, w);
  pen.fill([[20, -90], [70, -66], [86, 0], [76, 90], [40, 90]], mix(paint, '#101830', 0.4), 0.6);
  pen.circle(-6, -18, 44, '#1a1a26', w);
  pen.circle(-6, -18, 28, light, pen.px(3));
  pen.circle(-16, -28, 9, '#ffffff');
  pen.wire([[0, -92], [0, -126]], w);
  pen.circle(0, -132, 11, light, w);
  for (const x of [-40, -14, 12]) pen.box([[x, 50], [x + 16, 50], [x + 16, 70], [x, 70]], mix(paint, '#ffffff', 0.5), pen.px(2.6));
}
