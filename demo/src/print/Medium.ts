import type { Paint } from '../pen/Pen.ts';

/** Raw RGB, three bytes a pixel. */
/** In pixels. */
export type Size = { width: number; height: number };
export type Pixels = Size & { data: Buffer };

export type PrintedSheet = { body: Buffer; contentType: 'image/png' | 'image/jpeg' };

/** What a work is drawn with: how lines look, what becomes of colours, and how the sheet is printed. */
export type Medium = {
  name: string;
  line: Paint;
  lineWeight: number;
  /** Even lines (technical pen) instead of swelling ones (G pen). */
  evenLines: boolean;
  /** SVG colour for a paint of the drawing. */
  paint(paint: Paint): string;
  /** SVG colour for lines, where it differs: ink has no grey lines. */
  stroke?(paint: Paint): string;
  /** SVG colour for a stop of a gradient, where it differs: dots of ink grow, they never turn grey. */
  stop?(paint: Paint): string;
  print(pixels: Pixels): Promise<PrintedSheet>;
};

export function rgbOf(paint: Paint): readonly [number, number, number] {
  const hex = paint.length === 4 ? `#${paint[1]}${paint[1]}${paint[2]}${paint[2]}${paint[3]}${paint[3]}` : paint;
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** 0 black .. 1 white, as the eye sees it. */
export function lightnessOf(paint: Paint): number {
  const [r, g, b] = rgbOf(paint);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

/** Mixes two colours; 0 is all `a`. */
export function mix(a: Paint, b: Paint, share: number): Paint {
  const [p, q] = [rgbOf(a), rgbOf(b)];
  const channel = (i: 0 | 1 | 2): string =>
    Math.round(p[i] + (q[i] - p[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}
