import { expect, it } from 'vitest';
import { cropImage } from './cropImage.ts';
import { sharp } from './sharp.ts';

/** A red square of 100 pixels on white, 50 from the left and 30 from the top. */
const drawing = () =>
  sharp({ create: { width: 200, height: 300, channels: 3, background: 'white' } }).composite([
    { input: { create: { width: 100, height: 100, channels: 3, background: 'red' } }, left: 50, top: 30 },
  ]);
const box = { left: 50, top: 30, width: 100, height: 100 };

it.each(['png', 'webp', 'jpeg'] as const)('a part of a %s is exactly that part', async (format) => {
  const { body, format: made } = await cropImage(await drawing().toFormat(format).toBuffer(), box);
  expect(made).toBe(format === 'jpeg' ? 'jpeg' : 'png');
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([100, 100]);
  const middle = (50 * info.width + 50) * info.channels;
  expect(data[middle]).toBeGreaterThan(240);
  expect(data[middle + 1]).toBeLessThan(15);
});

it('the box counts in pixels as seen: a picture that is turned by its EXIF is turned first', async () => {
  const turned = await drawing().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  // Turned right, the square lies 30 from the right edge of 300 and 50 from the top.
  const { body } = await cropImage(turned, { left: 170, top: 50, width: 100, height: 100 });
  const { dominant, channels } = await sharp(body).stats();
  expect(dominant.r).toBeGreaterThan(230);
  expect(channels[1]?.mean).toBeLessThan(20);
});
