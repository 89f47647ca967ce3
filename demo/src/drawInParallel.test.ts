import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawAll, picturesOf } from './index.ts';

const samples = [
  'works/lighthouse/episodes/1/pages/1',
  'works/gale-kanna/episodes/1/pages/3',
  'works/moon-duty/cover',
  'works/florist/episodes/2/pages/4',
  'works/well-house/episodes/1/pages/1',
];

describe('drawing the demo', () => {
  it('gives the same bytes every time, in this process and in the drawing ones', async () => {
    const drawn = new Map<string, Buffer>();
    const progress: number[] = [];
    for await (const { key, image } of drawAll({
      only: (key) => samples.includes(key),
      onProgress: (done) => progress.push(done),
    }))
      drawn.set(key, image.body);
    expect([...drawn.keys()].toSorted()).toEqual(samples.toSorted());
    expect(progress).toEqual([1, 2, 3, 4, 5]);
    for (const picture of picturesOf().filter(({ key }) => samples.includes(key))) {
      const again = await picture.draw();
      expect(again.body.equals(drawn.get(picture.key)!), picture.key).toBe(true);
    }
  });

  it('draws pictures of the promised size and type', async () => {
    for (const picture of picturesOf().filter(({ key }) => samples.includes(key))) {
      const { body, contentType } = await picture.draw();
      const { width, height, format } = await sharp(body).metadata();
      expect({ width, height }).toEqual({ width: picture.width, height: picture.height });
      expect(`image/${format}`).toBe(contentType);
    }
  });

  it('puts something on every page: neither blank nor one colour', async () => {
    for (const key of samples) {
      const picture = picturesOf().find((candidate) => candidate.key === key)!;
      const { channels } = await sharp((await picture.draw()).body).stats();
      expect(Math.max(...channels.map((channel) => channel.stdev)), key).toBeGreaterThan(25);
    }
  });
});
