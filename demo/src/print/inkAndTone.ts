import sharp from 'sharp';
import { lightnessOf } from './Medium.ts';
import type { Medium, Pixels } from './Medium.ts';
import { grainOf } from './grain.ts';
import type { Screen } from './screens.ts';

type Options = {
  name: string;
  lineWeight: number;
  evenLines?: boolean;
  /** Lightness of a colour (0..1) to the lightness of its tone; 0 becomes solid black, 1 bare paper. */
  tone(lightness: number): number;
  screen(): Screen;
  /** Pixels by which edges are frayed. */
  fray?: number;
};

/**
 * Black ink and screentone on white. The drawing carries ink in its red channel and tone in its green one, so that
 * lines stay sharp while greys become dots.
 */
export function inkAndTone(options: Options): Medium {
  return {
    name: options.name,
    line: '#000000',
    lineWeight: options.lineWeight,
    evenLines: options.evenLines ?? false,
    paint(paint) {
      const tone = options.tone(lightnessOf(paint));
      if (tone <= 0.02) return '#000';
      if (tone >= 0.98) return '#fff';
      return `rgb(255,${Math.round(tone * 255)},255)`;
    },
    stop: (paint) => `rgb(255,${Math.round(options.tone(lightnessOf(paint)) * 255)},255)`,
    stroke: (paint) => (lightnessOf(paint) > 0.74 ? '#fff' : '#000'),
    async print(pixels) {
      const grey = screened(pixels, options.screen(), options.fray ?? 0);
      const body = await sharp(grey, { raw: { width: pixels.width, height: pixels.height, channels: 1 } })
        .png({ compressionLevel: 5, adaptiveFiltering: false })
        .toBuffer();
      return { body, contentType: 'image/png' };
    },
  };
}

function screened(pixels: Pixels, screen: Screen, fray: number): Buffer {
  const { data, width, height } = pixels;
  const grey = Buffer.alloc(width * height);
  const rough = grainOf(4, 21);
  for (let y = 0; y < height; y++) {
    const row = (y % screen.size) * screen.size;
    for (let x = 0; x < width; x++) {
      let source = y * width + x;
      if (fray > 0) {
        const g = rough.values[(y & 255) * 256 + (x & 255)]! * fray;
        const sx = Math.max(0, Math.min(width - 1, x + Math.round(g)));
        const sy = Math.max(0, Math.min(height - 1, y + Math.round(rough.values[(x & 255) * 256 + (y & 255)]! * fray)));
        source = sy * width + sx;
      }
      const red = data[source * 3]!;
      const green = data[source * 3 + 1]!;
      let value = red;
      if (green < red - 3) {
        const inked = (1 - green / red - screen.values[row + (x % screen.size)]!) * screen.edge + 0.5;
        if (inked > 0) value = inked >= 1 ? 0 : red * (1 - inked);
      }
      grey[y * width + x] = posterized[value | 0]!;
    }
  }
  return grey;
}

/** Sixteen greys are plenty for the edges of ink, and make small files. */
const posterized = Uint8Array.from({ length: 256 }, (_, v) => Math.round(v / 17) * 17);
