import { describe, expect, it } from 'vitest';
import { derivativeNames } from './derivativeNames.ts';
import { makeDerivatives } from './makeDerivatives.ts';
import type { Derivative, DerivativePlan } from './makeDerivatives.ts';
import { sharp } from './sharp.ts';
import { drawPicture, flat, painting, screentone } from './testing/drawPicture.ts';
import { asSharp } from './Pixels.ts';
import { gifWithFrames } from './testing/hostileFiles.ts';

async function derivativesOf(input: Buffer, plan?: DerivativePlan): Promise<Map<string, Derivative>> {
  const made = new Map<string, Derivative>();
  for await (const derivative of makeDerivatives(input, plan)) made.set(derivative.name, derivative);
  return made;
}

/** Red, green and blue at a place of a derivative. */
async function colourAt(body: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(body).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

const closeTo = (colour: number[], tolerance = 6) =>
  colour.map((value) => expect.toSatisfy((got: number) => Math.abs(got - value) <= tolerance));

describe('the derivatives of a page', () => {
  it.each([
    ['a page of 1,000 px', 1000, 1400, ['1000', '960', '640', '320', '160']],
    ['a double page wider than any screen', 2400, 1000, ['1920', '1280', '960', '640', '320', '160']],
    ['a page of exactly a served width', 640, 900, ['640', '320', '160']],
    ['a closing strip of a few rows', 700, 4, ['700', '640', '320', '160']],
  ])('of %s are those announced, the widest first', async (_, width, height, widths) => {
    const made = await derivativesOf(await painting(width, height).png().toBuffer(), { effort: 0 });
    expect([...made.keys()]).toEqual(widths.map((served) => `${served}.webp`));
    expect([...made.values()].toReversed()).toMatchObject(derivativeNames(width, height));
  });

  it.each(['webp', 'avif'] as const)('are %s files of the announced size and type', async (format) => {
    const made = await derivativesOf(await painting(700, 500).jpeg().toBuffer(), { format, effort: 0 });
    expect(made.size).toBe(4);
    for (const { name, body, contentType, width, height } of made.values()) {
      expect(name).toBe(`${width}.${format}`);
      expect(contentType).toBe(`image/${format}`);
      const found = await sharp(body).metadata();
      expect(found).toMatchObject({ width, height, format: format === 'avif' ? 'heif' : 'webp', channels: 3 });
    }
  });

  it.each(['webp', 'avif'] as const)('are byte for byte the same at every run (%s)', async (format) => {
    const input = await painting(700, 500).png().toBuffer();
    const runs = await Promise.all([1, 2, 3].map(() => derivativesOf(input, { format, effort: 1 })));
    for (const [name, { body }] of runs[0]!) {
      expect(runs.every((run) => run.get(name)!.body.equals(body))).toBe(true);
    }
  });

  it('are made for any number of pages asked for at once, also when some are given up half way', async () => {
    const input = await flat(400, 500).png().toBuffer();
    const giveUp = async () => {
      for await (const derivative of makeDerivatives(input)) return derivative.name;
    };
    const all = Array.from({ length: 20 }, (_, index) => (index % 2 ? giveUp() : derivativesOf(input)));
    await Promise.all(all);
    await expect(derivativesOf(Buffer.from('no image'))).rejects.toThrow('This is not an image.');
    expect((await derivativesOf(input)).size).toBe(3);
  });

  it('are upright when the camera held the page sideways', async () => {
    const leftRed = drawPicture(600, 400, (x) => (x < 300 ? [220, 30, 30] : [30, 30, 220]));
    const sideways = await asSharp(leftRed).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
    const made = await derivativesOf(sideways);
    const widest = made.get('400.webp')!;
    expect(widest).toMatchObject({ width: 400, height: 600 });
    expect(await colourAt(widest.body, 200, 50)).toEqual(closeTo([220, 30, 30], 12));
    expect(await colourAt(widest.body, 200, 550)).toEqual(closeTo([30, 30, 220], 12));
  });
});

describe('what a derivative must not carry', () => {
  it.each(['webp', 'avif'] as const)('is left out: place, camera, author, profile (%s)', async (format) => {
    const marked = await painting(400, 300)
      .jpeg()
      .withIccProfile('p3')
      .withExif({
        IFD0: { Artist: 'MARKER-artist', Make: 'MARKER-camera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 31/1', GPSLongitude: '139/1 44/1 43/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">MARKER-xmp</x:xmpmeta>')
      .toBuffer();
    expect(marked.includes('MARKER-artist') && marked.includes('MARKER-xmp')).toBe(true);
    for (const { body } of (await derivativesOf(marked, { format, effort: 0 })).values()) {
      expect(body.includes('MARKER')).toBe(false);
      const { exif, xmp, icc, iptc, orientation } = await sharp(body).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    }
  });
});

describe('the colours of a derivative', () => {
  const blue: [number, number, number] = [40, 90, 160];
  const widest = async (input: Buffer) => (await derivativesOf(input)).get('320.webp')!.body;

  it.each([
    ['a JPEG', () => flat(320, 320).jpeg({ quality: 95 })],
    ['a 16-bit PNG', () => flat(320, 320).toColourspace('rgb16').png()],
    ['a palette PNG', () => flat(320, 320).png({ palette: true })],
    ['a picture with another colour profile', () => flat(320, 320).png().withIccProfile('p3')],
    ['a GIF', () => flat(320, 320).gif()],
    ['an AVIF', () => flat(320, 320).avif({ quality: 90, effort: 0 })],
    ['a WebP', () => flat(320, 320).webp({ lossless: true })],
  ])('are those of the original, in sRGB, when it is %s', async (_, draw) => {
    expect(await colourAt(await widest(await draw().toBuffer()), 100, 100)).toEqual(closeTo(blue));
  });

  it('are near those of a CMYK original', async () => {
    const cmyk = await flat(320, 320, [255, 255, 255]).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    expect(await colourAt(await widest(cmyk), 100, 100)).toEqual(closeTo([255, 255, 255], 10));
  });

  it.each([
    ['PNG', () => flat(320, 320).greyscale().png()],
    ['JPEG', () => flat(320, 320).greyscale().jpeg()],
  ])('stay grey in a grey %s', async (_, draw) => {
    const [red, green, blue] = await colourAt(await widest(await draw().toBuffer()), 100, 100);
    expect([green, blue]).toEqual(closeTo([red!, red!], 2));
  });

  it('are white where the original is transparent, as paper is', async () => {
    const half = await flat(320, 320).ensureAlpha(0.5).png().toBuffer();
    const clear = await flat(320, 320).ensureAlpha(0).png().toBuffer();
    expect(await colourAt(await widest(clear), 100, 100)).toEqual(closeTo([255, 255, 255]));
    expect(await colourAt(await widest(half), 100, 100)).toEqual(closeTo([147, 172, 207]));
  });

  it('come from the first frame of an animation', async () => {
    const frames = Buffer.concat([flatFrame([200, 30, 30]), flatFrame([30, 30, 200])]);
    const animated = await sharp(frames, { raw: { width: 320, height: 640, channels: 3, pageHeight: 320 } })
      .gif()
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const made = await derivativesOf(animated);
    expect(made.get('320.webp')).toMatchObject({ height: 320 });
    expect(await colourAt(made.get('320.webp')!.body, 100, 100)).toEqual(closeTo([200, 30, 30], 12));
    expect((await derivativesOf(gifWithFrames(320, 320, 5000))).size).toBe(2);
  });
});

function flatFrame(colour: [number, number, number]): Buffer {
  return drawPicture(320, 320, () => colour).data;
}

describe('a strip', () => {
  it('is cut into slices that laid end to end are the strip again, without a seam', async () => {
    // A soft ramp from black to white: a missing, doubled or badly scaled row would show as a step.
    const ramp = drawPicture(400, 5100, (_, y) => [(y * 255) / 5100, (y * 255) / 5100, 128]);
    const made = await derivativesOf(await asSharp(ramp).png().toBuffer(), { effort: 0 });
    expect([...made.keys()]).toEqual([
      's1-400.webp',
      's2-400.webp',
      's3-400.webp',
      's1-320.webp',
      's2-320.webp',
      's3-320.webp',
      '160.webp',
    ]);
    const slices = ['s1-320.webp', 's2-320.webp', 's3-320.webp'].map((name) => made.get(name)!);
    expect(slices.map(({ height }) => height)).toEqual([1600, 1600, 880]);
    const rows: number[] = [];
    for (const { body } of slices) {
      const { data } = await sharp(body)
        .extractChannel(0)
        .resize(1, undefined, { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      rows.push(...data);
    }
    expect(rows).toHaveLength(4080);
    for (const [y, value] of rows.entries()) expect(Math.abs(value - (y * 255) / 4080)).toBeLessThan(8);
  });

  it('has a thumbnail of its first slice', async () => {
    const redTop = drawPicture(400, 5100, (_, y) => (y < 2000 ? [200, 30, 30] : [30, 30, 200]));
    const made = await derivativesOf(await asSharp(redTop).png().toBuffer(), { effort: 0 });
    const thumbnail = made.get('160.webp')!;
    expect(thumbnail).toMatchObject({ width: 160, height: 800, slice: null });
    expect(await colourAt(thumbnail.body, 80, 5)).toEqual(closeTo([200, 30, 30], 12));
    expect(await colourAt(thumbnail.body, 80, 790)).toEqual(closeTo([200, 30, 30], 12));
  });
});

describe('line art', () => {
  it('keeps its hard edges and is smaller than it would be with the settings for paintings', async () => {
    const input = await screentone(1000, 1400).png().toBuffer();
    const crisp = (await derivativesOf(input)).get('1000.webp')!.body;
    const lossy = await sharp(input).webp({ quality: 82 }).toBuffer();
    expect(crisp.length).toBeLessThan(lossy.length / 2);
    const [before, after] = await Promise.all([sharp(input).raw().toBuffer(), sharp(crisp).raw().toBuffer()]);
    expect(after.equals(before)).toBe(true);
  });

  it('is lossy where it is scaled far down, for hard edges have become greys there', async () => {
    const made = await derivativesOf(await screentone(1280, 1400).png().toBuffer());
    const isLossy = (name: string): boolean => made.get(name)!.body.subarray(12, 16).toString() === 'VP8 ';
    expect(['1280.webp', '960.webp', '640.webp', '320.webp'].map(isLossy)).toEqual([false, false, true, true]);
  });

  it('is encoded alike in every slice of a strip', async () => {
    const made = await derivativesOf(await screentone(700, 4400).png().toBuffer());
    const kinds = (width: number): string[] =>
      [1, 2, 3].map((slice) => made.get(`s${slice}-${width}.webp`)!.body.subarray(12, 16).toString());
    expect([kinds(700), kinds(640)]).toEqual([Array(3).fill('VP8L'), Array(3).fill('VP8 ')]);
  });

  it('does not grow by more than a fifth of what was uploaded', async () => {
    const grey = await painting(700, 900).greyscale().toColourspace('srgb').png({ compressionLevel: 9 }).toBuffer();
    const widest = (await derivativesOf(grey)).get('700.webp')!.body;
    expect(widest.length).toBeLessThan(grey.length * 1.2);
  });
});

describe('an image that is not a page', () => {
  it('is cropped square in the middle as an icon, and no larger than 640', async () => {
    const threeParts = drawPicture(1500, 700, (x) => (x > 400 && x < 1100 ? [30, 160, 60] : [200, 30, 30]));
    const made = await derivativesOf(await asSharp(threeParts).png().toBuffer(), { purpose: 'icon' });
    expect([...made.values()].map(({ name, width, height }) => [name, width, height])).toEqual([
      ['640.webp', 640, 640],
      ['320.webp', 320, 320],
      ['160.webp', 160, 160],
    ]);
    for (const x of [8, 320, 632]) {
      expect(await colourAt(made.get('640.webp')!.body, x, 300)).toEqual(closeTo([30, 160, 60], 12));
    }
  });

  it('is never sliced, however tall it is', async () => {
    const made = await derivativesOf(await flat(400, 4000).png().toBuffer(), { purpose: 'cover', effort: 0 });
    expect([...made.keys()]).toEqual(['400.webp', '320.webp', '160.webp']);
  });

  it('is cropped to 3:1 as a banner', async () => {
    const made = await derivativesOf(await flat(1300, 700).png().toBuffer(), { purpose: 'banner', effort: 0 });
    expect(made.get('1300.webp')).toMatchObject({ width: 1300, height: 433 });
  });
});
