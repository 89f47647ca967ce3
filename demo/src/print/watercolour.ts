import sharp from 'sharp';
import type { Medium, Pixels } from './Medium.ts';
import { grainOf } from './grain.ts';

type Options = { name: string; line: string; lineWeight: number; paper: readonly [number, number, number] };

/** Soft colour on rough paper: edges wander, pigment pools along them and settles in the grain. */
export function watercolour(options: Options): Medium {
  return {
    name: options.name,
    line: options.line,
    lineWeight: options.lineWeight,
    evenLines: false,
    paint: (paint) => paint,
    async print(pixels) {
      const raw = { width: pixels.width, height: pixels.height, channels: 3 as const };
      const pooled = await sharp(pixels.data, { raw }).blur(7).raw().toBuffer();
      const data = soaked(pixels, pooled, options.paper);
      return { body: await sharp(data, { raw }).jpeg({ quality: 90 }).toBuffer(), contentType: 'image/jpeg' };
    },
  };
}

function soaked(pixels: Pixels, pooled: Buffer, paper: readonly [number, number, number]): Buffer {
  const { data, width, height } = pixels;
  const result = Buffer.alloc(data.length);
  const sway = grainOf(24, 31).values;
  const fine = grainOf(4, 32).values;
  const pigment = grainOf(64, 33).values;
  const blotch = grainOf(32, 36).values;
  const tooth = grainOf(2, 34).values;
  const sand = grainOf(1, 35).values;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y & 255) * 256 + (x & 255);
      const j = (x & 255) * 256 + (y & 255);
      const sx = Math.max(0, Math.min(width - 1, x + Math.round(sway[i]! * 2.4 + fine[i]! * 0.35)));
      const sy = Math.max(0, Math.min(height - 1, y + Math.round(sway[j]! * 2.4 + fine[j]! * 0.35)));
      const from = (sy * width + sx) * 3;
      const to = (y * width + x) * 3;
      const grain = tooth[i]! * 0.045 + sand[j]! * 0.03;
      const wash = pigment[i]! * 0.07 + blotch[j]! * 0.05;
      for (let c = 0; c < 3; c++) {
        const value = data[from + c]!;
        const depth = (255 - value) * 0.94;
        const edge = (value - pooled[from + c]!) * 0.22;
        const density = depth * (1 + wash + grain * 1.6) - Math.min(0, edge) * 1 - Math.max(0, edge) * 0.15;
        const out = ((255 - density) * paper[c]!) / 255 - 4 * (grain + 0.05);
        result[to + c] = out < 0 ? 0 : out > 255 ? 255 : out;
      }
    }
  }
  return result;
}
