import sharp from 'sharp';
import { rgbOf } from './Medium.ts';
import type { Medium, Pixels } from './Medium.ts';
import { grainOf } from './grain.ts';
import { dotScreen } from './screens.ts';

type Options = { name: string; dark: string; bright: string; paper: string; lineWeight: number };

type Plates = { dark: Uint8Array; bright: Uint8Array };

/** Two inks on coloured paper: colours are separated into two plates of dots, printed a little out of register. */
export function riso(options: Options): Medium {
  let plates: Plates | undefined;
  return {
    name: options.name,
    line: '#101010',
    lineWeight: options.lineWeight,
    evenLines: true,
    paint: (paint) => paint,
    async print(pixels) {
      plates ??= separationOf(options);
      const data = overprinted(pixels, plates, options);
      const raw = { width: pixels.width, height: pixels.height, channels: 3 as const };
      return { body: await sharp(data, { raw }).jpeg({ quality: 90 }).toBuffer(), contentType: 'image/jpeg' };
    },
  };
}

/** For every colour (4 bits a channel) the amounts of both inks that come closest to it. */
function separationOf(options: Options): Plates {
  const [dark, bright] = [rgbOf(options.dark), rgbOf(options.bright)];
  const candidates: { d: number; b: number; rgb: number[] }[] = [];
  for (let d = 0; d <= 12; d++) {
    for (let b = 0; b <= 12; b++) {
      const rgb = [0, 1, 2].map(
        (c) => 255 * (1 - (d / 12) * (1 - dark[c as 0]! / 255)) * (1 - (b / 12) * (1 - bright[c as 0]! / 255)),
      );
      candidates.push({ d: d / 12, b: b / 12, rgb });
    }
  }
  const plates: Plates = { dark: new Uint8Array(4096), bright: new Uint8Array(4096) };
  for (let i = 0; i < 4096; i++) {
    const target = [(i >> 8) * 17, ((i >> 4) & 15) * 17, (i & 15) * 17];
    const light = 0.3 * target[0]! + 0.59 * target[1]! + 0.11 * target[2]!;
    let best = candidates[0]!;
    let least = Infinity;
    for (const candidate of candidates) {
      const [r, g, b] = candidate.rgb as [number, number, number];
      const lightness = 0.3 * r + 0.59 * g + 0.11 * b;
      const off = (r - target[0]!) ** 2 + (g - target[1]!) ** 2 + (b - target[2]!) ** 2 + 3 * (lightness - light) ** 2;
      if (off < least) {
        least = off;
        best = candidate;
      }
    }
    plates.dark[i] = Math.round(best.d * 255);
    plates.bright[i] = Math.round(best.b * 255);
  }
  return plates;
}

function overprinted({ data, width, height }: Pixels, plates: Plates, options: Options): Buffer {
  const [dark, bright, paper] = [rgbOf(options.dark), rgbOf(options.bright), rgbOf(options.paper)];
  const result = Buffer.alloc(data.length);
  const screen = dotScreen(7);
  const other = dotScreen(9);
  const uneven = grainOf(64, 41).values;
  const speck = grainOf(1, 42).values;
  const binOf = (at: number): number => ((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4);
  for (let y = 0; y < height; y++) {
    const shiftedY = Math.min(height - 1, y + 2);
    for (let x = 0; x < width; x++) {
      const i = (y & 255) * 256 + (x & 255);
      const to = (y * width + x) * 3;
      const d = plates.dark[binOf(to)]! / 255;
      const b = plates.bright[binOf((shiftedY * width + Math.max(0, x - 3)) * 3)]! / 255;
      const patchy = 1 - Math.max(0, speck[i]! - 0.62) * 0.7 + uneven[i]! * 0.05;
      const inkD = dotted(d, screen.values[(y % 7) * 7 + (x % 7)]!, 5) * 0.97 * patchy;
      const inkB = dotted(b, other.values[(y % 9) * 9 + ((x + 4) % 9)]!, 6) * 0.93 * patchy;
      for (let c = 0; c < 3; c++) {
        result[to + c] =
          paper[c as 0]! * (1 - inkD * (1 - dark[c as 0]! / 255)) * (1 - inkB * (1 - bright[c as 0]! / 255));
      }
    }
  }
  return result;
}

function dotted(density: number, threshold: number, edge: number): number {
  if (density < 0.05) return 0;
  if (density > 0.93) return 1;
  return Math.max(0, Math.min(1, (density - threshold) * edge + 0.5));
}
