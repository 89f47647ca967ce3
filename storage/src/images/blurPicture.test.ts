import { expect, it } from 'vitest';
import { blurPicture } from './blurPicture.ts';
import { sharp } from './sharp.ts';

it.each([
  [1200, 1700, 17, 24],
  [1700, 1200, 24, 17],
  [800, 20_000, 1, 24],
  [24, 24, 24, 24],
])('of %i by %i pixels %i by %i are left', async (width, height, left, high) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#236' } })
    .png()
    .toBuffer();
  const blurred = await blurPicture(bytes);
  expect(blurred).toMatchObject({ width: left, height: high });
  expect(await sharp(blurred.body).metadata()).toMatchObject({ width: left, height: high, format: 'webp' });
  expect(blurred.body.length).toBeLessThan(1024);
});

it('a line of letters is gone: what is left of black and white stripes is grey', async () => {
  const stripes = Buffer.from(Array.from({ length: 960 * 960 }, (_, at) => (Math.floor(at / 10) % 2 === 0 ? 0 : 255)));
  const bytes = await sharp(stripes, { raw: { width: 960, height: 960, channels: 1 } })
    .png()
    .toBuffer();
  const { body } = await blurPicture(bytes);
  const { channels } = await sharp(body).stats();
  expect(channels[0]?.stdev).toBeLessThan(12);
});
