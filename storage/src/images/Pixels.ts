import { imageQueue } from './imageQueue.ts';
import type { Urgency } from './imageQueue.ts';
import { sharp } from './sharp.ts';

/** A decoded picture: rows from the top, three bytes (red, green, blue in sRGB) for each pixel, nothing between. */
export type Pixels = { data: Buffer; width: number; height: number };

type Size = { width: number; height: number };

export const channels = 3;

/** The rows from `top` up to, not including, `bottom`; no byte is copied. */
export function rowsOf(pixels: Pixels, top: number, bottom: number): Pixels {
  const rowSize = pixels.width * channels;
  return { data: pixels.data.subarray(top * rowSize, bottom * rowSize), width: pixels.width, height: bottom - top };
}

/** The same picture in another size, as raw pixels again. */
export async function resizePixels(pixels: Pixels, size: Size, urgency: Urgency): Promise<Pixels> {
  const { width, height } = size;
  if (width === pixels.width && height === pixels.height) return pixels;
  const resized = asSharp(pixels).resize(width, height, { fit: 'fill' }).raw();
  const data = await imageQueue(() => resized.toBuffer(), urgency);
  return { data, width, height };
}

/** The pixels as the input of a sharp pipeline. */
export function asSharp({ data, width, height }: Pixels): ReturnType<typeof sharp> {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}
