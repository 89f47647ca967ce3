import { channels } from '../Pixels.ts';
import type { Pixels } from '../Pixels.ts';
import { asSharp } from '../Pixels.ts';
import { sharp } from '../sharp.ts';

type Colour = [number, number, number];

/** A picture whose pixel at (x, y) has the colour that `paint` says. */
export function drawPicture(width: number, height: number, paint: (x: number, y: number) => Colour): Pixels {
  const data = Buffer.alloc(width * height * channels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set(paint(x, y), (y * width + x) * channels);
  }
  return { data, width, height };
}

/** Soft colours that change over the whole picture, as on a painted page. */
export function painting(width: number, height: number): ReturnType<typeof sharp> {
  const paint = (x: number, y: number): Colour => [
    (x * 255) / width,
    (y * 255) / height,
    127 + 120 * Math.sin((x + y) / 40),
  ];
  return asSharp(drawPicture(width, height, paint));
}

/** Panels in ink with dots of tone: pure black and white, as scanned or drawn in one bit. */
export function screentone(width: number, height: number): ReturnType<typeof sharp> {
  const isInk = (x: number, y: number) => {
    const isFrame = x % 400 < 6 || y % 500 < 6;
    const isDot = x % 400 > 200 && (x % 8) ** 2 + (y % 8) ** 2 < 14;
    return isFrame || isDot;
  };
  return asSharp(drawPicture(width, height, (x, y) => (isInk(x, y) ? [0, 0, 0] : [255, 255, 255])));
}

/** The same noise at every run: nothing compresses it, so files have a size worth cutting. */
export function noise(width: number, height: number): ReturnType<typeof sharp> {
  let state = 42;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
  return asSharp(drawPicture(width, height, () => [next(), next(), next()]));
}

/** A picture that is all one colour. */
export function flat(width: number, height: number, [r, g, b]: Colour = [40, 90, 160]): ReturnType<typeof sharp> {
  return sharp({ create: { width, height, channels, background: { r, g, b } }, limitInputPixels: false });
}
