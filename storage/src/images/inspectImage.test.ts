import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inspectImage } from './inspectImage.ts';
import { flat, noise, painting, screentone } from './testing/drawPicture.ts';
import {
  emptyZip,
  gifWithFrames,
  jpegWithSegment,
  pngClaiming,
  pngWithChunk,
  webPage,
} from './testing/hostileFiles.ts';

const folder = await mkdtemp(join(tmpdir(), 'komawari-inspect-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const jpeg = await noise(400, 500).jpeg().toBuffer();
const png = await noise(400, 500).png().toBuffer();
const webp = await noise(400, 500).webp().toBuffer();
const avif = await noise(400, 500).avif({ effort: 0 }).toBuffer();
const gif = await noise(400, 500).gif().toBuffer();
const files = { jpeg, png, webp, avif, gif };
const formats = Object.keys(files) as (keyof typeof files)[];

describe('an image that is fine', () => {
  it.each(formats)('is recognised as %s with its size', async (format) => {
    expect(await inspectImage(files[format])).toEqual({
      format,
      width: 400,
      height: 500,
      isStrip: false,
      sliceCount: 1,
      sliceHeight: 500,
    });
  });

  it('is recognised by its content, whatever its name says', async () => {
    const path = join(folder, 'really-a-jpeg.png');
    await writeFile(path, jpeg);
    expect((await inspectImage(path)).format).toBe('jpeg');
  });

  it('has the size that a person sees when a camera held it sideways', async () => {
    const sideways = await noise(400, 500).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await inspectImage(sideways)).toMatchObject({ width: 500, height: 400 });
  });

  it.each([
    ['a CMYK JPEG', () => painting(400, 500).toColourspace('cmyk').jpeg()],
    ['a progressive JPEG', () => painting(400, 500).jpeg({ progressive: true })],
    ['a grey JPEG', () => painting(400, 500).greyscale().jpeg()],
    ['a 16-bit PNG', () => painting(400, 500).toColourspace('rgb16').png()],
    ['a palette PNG', () => screentone(400, 500).png({ palette: true, colours: 2 })],
    ['an interlaced PNG with transparency', () => painting(400, 500).ensureAlpha(0.5).png({ progressive: true })],
    ['a lossless WebP', () => painting(400, 500).webp({ lossless: true })],
    ['a JPEG with a colour profile', () => painting(400, 500).jpeg().withIccProfile('p3')],
  ])('may be %s', async (_, draw) => {
    expect(await inspectImage(await draw().toBuffer())).toMatchObject({ width: 400, height: 500 });
  });

  it('may be an animation of very many frames, of which only the first counts', async () => {
    expect(await inspectImage(gifWithFrames(300, 300, 100_000))).toMatchObject({ format: 'gif', width: 300 });
  });

  it('may carry a few bytes or any padding behind its end, as some cameras write', async () => {
    await expect(inspectImage(Buffer.concat([jpeg, Buffer.from('SEFT0104')]))).resolves.toBeDefined();
    await expect(inspectImage(Buffer.concat([png, Buffer.alloc(50_000)]))).resolves.toBeDefined();
  });

  it('may announce a second picture behind itself, as phones do for gain maps', async () => {
    const announcing = jpegWithSegment(jpeg, 0xe2, Buffer.from('MPF\0 and an index'));
    await expect(inspectImage(Buffer.concat([announcing, jpeg]))).resolves.toMatchObject({ width: 400 });
    const hiding = Buffer.concat([announcing, jpeg, webPage]);
    await expect(inspectImage(hiding)).rejects.toMatchObject({ code: 'POLYGLOT' });
  });

  it('is a strip in slices when it is tall and narrow', async () => {
    const strip = await flat(800, 4500).png().toBuffer();
    expect(await inspectImage(strip)).toMatchObject({ isStrip: true, sliceCount: 3, sliceHeight: 2000 });
    const page = await flat(1600, 2300).png().toBuffer();
    expect(await inspectImage(page)).toMatchObject({ isStrip: false, sliceCount: 1, sliceHeight: 2300 });
    expect(await inspectImage(strip, { purpose: 'cover' })).toMatchObject({ isStrip: false });
  });
});

describe('a file that is not an image we take', () => {
  it.each([
    ['NOT_AN_IMAGE', 'The file is empty. Export it again.', ''],
    ['NOT_AN_IMAGE', 'This is not an image. Use PNG, JPEG, WebP, AVIF or GIF.', 'just words, called page-1.png'],
    ['NOT_AN_IMAGE', 'This is not an image. Use PNG, JPEG, WebP, AVIF or GIF.', 'G'],
    ['SVG_NOT_ALLOWED', 'SVG files are not taken. Export it as PNG.', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      'SVG_NOT_ALLOWED',
      'SVG files are not taken. Export it as PNG.',
      '\uFEFF<?xml version="1.0"?>\n<!-- x -->\n<svg >',
    ],
    ['UNSUPPORTED_FORMAT', 'This is a PDF. Export it as PNG, JPEG, WebP or AVIF.', '%PDF-1.7'],
    ['UNSUPPORTED_FORMAT', 'This is a Photoshop file. Export it as PNG, JPEG, WebP or AVIF.', '8BPS\0\u0001'],
    ['UNSUPPORTED_FORMAT', 'This is a ZIP archive. Export it as PNG, JPEG, WebP or AVIF.', 'PK\u0003\u0004aaaa'],
    ['UNSUPPORTED_FORMAT', 'This is a TIFF. Export it as PNG, JPEG, WebP or AVIF.', 'II*\0'],
    [
      'UNSUPPORTED_FORMAT',
      'This is a HEIC photo. Export it as PNG, JPEG, WebP or AVIF.',
      '\0\0\0\u0018ftypheic\0\0\0\0mif1',
    ],
    [
      'UNSUPPORTED_FORMAT',
      'This is a video. Export it as PNG, JPEG, WebP or AVIF.',
      '\0\0\0\u0018ftypisom\0\0\0\0mp42',
    ],
  ])('is refused with %s: %s', async (code, message, content) => {
    await expect(inspectImage(Buffer.from(content))).rejects.toMatchObject({ name: 'ImageRefused', code, message });
  });
});

describe('a damaged image', () => {
  it.each(formats)('of format %s that is cut off anywhere is refused', async (format) => {
    const file = files[format];
    for (const length of [20, file.length * 0.3, file.length * 0.9, file.length - 1].map(Math.floor)) {
      await expect(inspectImage(file.subarray(0, length)), `${length} bytes`).rejects.toMatchObject({
        code: 'TRUNCATED',
        message: expect.stringMatching(/^File is cut off at [\d.]+ (bytes|KB|MB)\. Retry, or export it again\.$/),
      });
    }
  });

  it('names the size at which it is cut off', async () => {
    const large = await noise(1200, 1200).png().toBuffer();
    await expect(inspectImage(large.subarray(0, 1_250_000))).rejects.toThrow('File is cut off at 1.2 MB.');
  });

  it.each(['png', 'avif', 'gif'] as const)('of format %s with wrong data in the middle is refused', async (format) => {
    const damaged = Buffer.from(files[format]);
    const middle = Math.floor(damaged.length / 2);
    damaged.fill(0xfe, middle, middle + 600);
    await expect(inspectImage(damaged)).rejects.toMatchObject({ name: 'ImageRefused' });
  });

  it('of format jpeg whose second half is missing is refused, although it has an end', async () => {
    const half = jpeg.subarray(0, Math.floor(jpeg.length / 2));
    const endMarker = Buffer.from([0xff, 0xd9]);
    await expect(inspectImage(Buffer.concat([half, endMarker]))).rejects.toMatchObject({ code: 'TRUNCATED' });
  });

  it('that is only a header is refused as damaged', async () => {
    await expect(inspectImage(pngClaiming(2000, 3000))).rejects.toMatchObject({ code: 'CORRUPT' });
  });
});

describe('an image of another size than its purpose allows', () => {
  it.each([
    [
      50_000,
      50_000,
      'TOO_MANY_PIXELS',
      '50,000 × 50,000 px is 2,500 megapixels, limit 40. Make it smaller and replace this page.',
    ],
    [
      8000,
      6000,
      'TOO_MANY_PIXELS',
      '8,000 × 6,000 px is 48 megapixels, limit 40. Make it smaller and replace this page.',
    ],
    [800, 22_400, 'TOO_TALL', '22,400 px tall, limit 20,000. Split it and replace this page.'],
    [
      2001,
      12_000,
      'TOO_TALL',
      '12,000 px tall, limit 10,000 when wider than 2,000. Split it or make it narrower and replace this page.',
    ],
    [10_001, 400, 'TOO_WIDE', '10,001 px wide, limit 10,000. Make it smaller and replace this page.'],
    [299, 500, 'TOO_NARROW', '299 px wide, a page needs at least 300. Export it larger and replace this page.'],
  ])('%i × %i is refused as a page with %s, before it is decoded', async (width, height, code, message) => {
    await expect(inspectImage(pngClaiming(width, height))).rejects.toMatchObject({ code, message });
  });

  it.each([
    [
      'cover',
      [399, 800],
      'TOO_NARROW',
      '399 × 800 px, a cover needs at least 400 × 400. Export it larger and choose it again.',
    ],
    [
      'icon',
      [200, 119],
      'TOO_NARROW',
      '200 × 119 px, an icon needs at least 120 × 120. Export it larger and choose it again.',
    ],
    ['hero', [2881, 1000], 'TOO_WIDE', '2,881 × 1,000 px, limit 2,880 × 1,620. Make it smaller and choose it again.'],
    ['hero', [2880, 1621], 'TOO_TALL', '2,880 × 1,621 px, limit 2,880 × 1,620. Make it smaller and choose it again.'],
    ['banner', [2880, 961], 'TOO_TALL', '2,880 × 961 px, limit 2,880 × 960. Make it smaller and choose it again.'],
  ] as const)('as a %s of %j is refused with %s', async (purpose, [width, height], code, message) => {
    await expect(inspectImage(pngClaiming(width, height), { purpose })).rejects.toMatchObject({ code, message });
  });

  it.each([
    ['page', 300, 20],
    ['page', 2000, 20_000],
    ['cover', 400, 400],
    ['icon', 120, 4000],
    ['hero', 2880, 1620],
    ['banner', 2880, 960],
  ] as const)('as a %s of %i × %i is taken', async (purpose, width, height) => {
    const file = await flat(width, height).png({ compressionLevel: 1 }).toBuffer();
    await expect(inspectImage(file, { purpose })).resolves.toMatchObject({ width, height });
  });

  it('is refused by the size of its file before it is read', async () => {
    const path = join(folder, 'huge.png');
    await writeFile(path, png);
    await truncate(path, 24 * 1024 * 1024 + 1);
    await expect(inspectImage(path)).rejects.toMatchObject({
      code: 'TOO_LARGE_FILE',
      message: 'File is 24.1 MB, limit 20 MB. Export it smaller.',
    });
    await expect(inspectImage(Buffer.alloc(20 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'TOO_LARGE_FILE' });
  });
});

describe('a file that is an image and something else', () => {
  const hidden = {
    'a web page': webPage,
    'a ZIP archive': emptyZip,
    'a PDF': Buffer.from('%PDF-1.4'),
    'a script': Buffer.from('#!/bin/sh\necho'),
    'a PHP script': Buffer.from('<?php echo 1;'),
    'another image': gif,
    'a large unknown rest': Buffer.alloc(20_000, 'x'),
  };
  const combinations = formats.flatMap((format) => Object.keys(hidden).map((what) => [format, what] as const));

  it.each(combinations)('%s with %s behind its end is refused', async (format, what) => {
    const file = Buffer.concat([files[format], hidden[what as keyof typeof hidden]]);
    await expect(inspectImage(file)).rejects.toMatchObject({
      code: 'POLYGLOT',
      message: expect.stringMatching(/^The file holds .+ beside the image\. Export it again\.$/),
    });
  });

  it.each([
    ['a JPEG comment', () => jpegWithSegment(jpeg, 0xfe, webPage)],
    ['a JPEG application segment', () => jpegWithSegment(jpeg, 0xe5, webPage)],
    ['a PNG text', () => pngWithChunk(png, 'tEXt', Buffer.concat([Buffer.from('Comment\0'), webPage]))],
  ])('a web page in %s is refused', async (_, make) => {
    await expect(inspectImage(make())).rejects.toMatchObject({ code: 'POLYGLOT' });
  });

  it('a PDF header in a JPEG comment is refused, since readers of PDF would open it', async () => {
    const file = jpegWithSegment(jpeg, 0xfe, Buffer.from('%PDF-1.4\n'));
    await expect(inspectImage(file)).rejects.toThrow('The file holds a PDF beside the image. Export it again.');
  });

  it('a ZIP that ends inside of a PNG chunk is refused, since unzip reads files from behind', async () => {
    const afterRecord = 4 + 12; // the chunk's checksum and the end chunk are the archive's comment
    const record = Buffer.from(emptyZip);
    record.writeUInt16LE(afterRecord, 20);
    await expect(inspectImage(pngWithChunk(png, 'ziPs', record))).rejects.toThrow('a ZIP archive');
  });

  it('an image behind other data is refused', async () => {
    const file = Buffer.concat([Buffer.from('<html><body>'), png]);
    await expect(inspectImage(file)).rejects.toMatchObject({ code: 'POLYGLOT' });
  });
});
