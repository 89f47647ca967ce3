import { expect, it } from 'vitest';
import { sharp } from '../images/sharp.ts';
import { drawShareImage } from './drawShareImage.ts';
import { shareSizes, type ShareImage } from './ShareImage.ts';

const image: ShareImage = {
  format: 'WIDE',
  look: 'PAPER',
  title: '放課後の点灯夫',
  name: '春野 灯',
  note: '4 episodes',
  cover: null,
  panel: null,
  numbers: [
    { figure: '86%', words: 'had fun with 第4話' },
    { figure: '71%', words: 'read to the end' },
    { figure: '1,302', words: 'views' },
  ],
  chart: {
    values: [1, 0.8, 0.6, 0.5],
    words: '50% of the readers of 第1話 are still here',
    compared: { values: [1, 0.7, 0.5, 0.3], words: 'median of 12 works: 30%' },
  },
  foot: '481 readers',
};

const paint = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 500, height: 700, channels: 3, background } })
    .png()
    .toBuffer();

async function readPixels(drawn: Buffer) {
  const { data, info } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

it.each([
  ['wide', {}],
  ['tall', { format: 'TALL' }],
  ['without a chart', { chart: null }],
  ['with one number', { numbers: image.numbers.slice(0, 1) }],
  ['with a title of a hundred letters', { title: 'あ'.repeat(100), name: 'い'.repeat(50), note: 'う'.repeat(50) }],
  ['with texts of nothing that can be drawn', { title: '\u202e', name: '', note: '', foot: '' }],
  ['with markup in its words', { numbers: [{ figure: '<b>1</b>', words: '&amp;' }] }],
] satisfies [string, Partial<ShareImage>][])('an image %s is a PNG of its size', async (_name, change) => {
  const wanted = { ...image, ...change };
  const { format, width, height } = await sharp(await drawShareImage(wanted)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', ...shareSizes[wanted.format] });
});

it('the cover stands at the left within its slanted frame, and the last bar is vermilion', async () => {
  const cover = { bytes: await paint('#00ff00'), focusX: 0.5, focusY: 0.5 };
  const pixel = await readPixels(await drawShareImage({ ...image, cover }));
  expect(pixel(500, 45)).toEqual([0, 255, 0]);
  // Inside at the top, outside at the bottom: the edge leans.
  expect(pixel(500, 590)).not.toEqual([0, 255, 0]);
  expect(pixel(32, 300)).toEqual([0x17, 0x13, 0x0f]);
  const chart = Array.from({ length: 700 }, (_, index) => pixel(480 + index, 520).join());
  expect(chart).toContain([0xc7, 0x34, 0x1a].join());
});

it('a look of ink is drawn in the dark colours', async () => {
  const pixel = await readPixels(await drawShareImage({ ...image, look: 'INK' }));
  expect(pixel(5, 5)).toEqual([0x0f, 0x0d, 0x0b]);
});

it.each([
  [
    'WIDE',
    [
      [490, 640],
      [660, 850],
    ],
    530,
  ],
  [
    'TALL',
    [
      [60, 500],
      [560, 1020],
    ],
    1210,
  ],
] as const)(
  'in a %s image all bars are as high as their numbers, also where words stand above or beside them',
  async (format, places, bottom) => {
    const chart = { values: [1, 1, 1, 1], words: '100% of the readers are still here', compared: null };
    const pixel = await readPixels(await drawShareImage({ ...image, format, chart }));
    const heightAt = (x: number): number => {
      let y = bottom;
      // Ink and vermilion have little green, the surface has much.
      while (pixel(x, y)[1]! < 0x40) y -= 1;
      return bottom - y;
    };
    const heights = places.map(([from, to]) =>
      Math.max(...Array.from({ length: to - from }, (_, index) => heightAt(from + index))),
    );
    expect(heights[0]).toBe(heights[1]);
    expect(heights[0]).toBeGreaterThan(60);
  },
);

it('the same numbers are the same image', async () => {
  expect((await drawShareImage(image)).equals(await drawShareImage(image))).toBe(true);
});

it.each([
  ['keeps its top, where titles stand', 0.5, [255, 0, 0]],
  ['keeps what its creator marked at its foot', 0.9, [0, 255, 0]],
])('a cover of the wide image %s', async (_name, focusY, expected) => {
  const top = await sharp({ create: { width: 500, height: 50, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const bytes = await sharp(await paint('#00ff00'))
    .composite([{ input: top, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const pixel = await readPixels(await drawShareImage({ ...image, cover: { bytes, focusX: 0.5, focusY } }));
  expect(pixel(200, 45)).toEqual(expected);
});
