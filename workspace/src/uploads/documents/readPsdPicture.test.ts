import { writePsdUint8Array, type Psd } from 'ag-psd';
import { describe, expect, test } from 'vitest';
import { PsdRefused } from './PsdRefused.ts';
import { readPsdPicture } from './readPsdPicture.ts';

const WIDTH = 40;
const HEIGHT = 30;

/** Every pixel tells where it is. */
function pictureOf(width = WIDTH, height = HEIGHT) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i += 1) data.set([i % 256, Math.floor(i / 256), 77, 255], i * 4);
  return { width, height, data };
}

const psd = (more: Partial<Psd> = {}): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    writePsdUint8Array(
      {
        width: WIDTH,
        height: HEIGHT,
        imageData: pictureOf(),
        children: [{ name: '線画', left: 0, top: 0, imageData: pictureOf() }],
        ...more,
      },
      { invalidateTextLayers: false },
    ),
  );

const blobOf = (bytes: Uint8Array<ArrayBuffer>): Blob => new Blob([bytes]);

/** The bytes with some of them replaced. */
function patched(bytes: Uint8Array<ArrayBuffer>, at: number, values: number[]): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
}

async function refusal(blob: Blob): Promise<PsdRefused> {
  const error = await readPsdPicture(blob).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PsdRefused);
  return error as PsdRefused;
}

describe('the flattened picture of a PSD', () => {
  test('is read pixel by pixel, and the layers are not looked at', async () => {
    const whole = psd();
    const view = new DataView(whole.buffer);
    const notes = 30 + view.getUint32(26);
    const layers = notes + 4 + view.getUint32(notes);
    // The layers are nonsense from here on.
    const nonsense = patched(
      whole,
      layers + 4,
      Array.from({ length: 60 }, () => 0xff),
    );
    const picture = await readPsdPicture(blobOf(nonsense));
    expect([picture.width, picture.height]).toEqual([WIDTH, HEIGHT]);
    expect(new Uint8ClampedArray(picture.data)).toEqual(pictureOf().data);
  });

  test('that was left out when saving is refused', async () => {
    const imageResources = {
      versionInfo: { hasRealMergedData: false, writerName: 'a', readerName: 'b', fileVersion: 1 },
    };
    expect(await refusal(blobOf(psd({ imageResources })))).toMatchObject({ reason: 'notFlattened' });
  });

  test.each([
    ['in CMYK', 24, [0, 4]],
    ['in Lab', 24, [0, 9]],
  ])('%s is refused', async (_name, at, values) => {
    expect(await refusal(blobOf(patched(psd(), at, values)))).toMatchObject({ reason: 'unusual' });
  });
});

describe('a PSD that wants too much', () => {
  test('of 30,000 by 30,000 pixels is refused before anything is unpacked', async () => {
    const size = [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30];
    expect(await refusal(blobOf(patched(psd(), 14, size)))).toMatchObject({ reason: 'tooManyPixels', megapixels: 900 });
  });

  test.each([
    [
      'whose notes are said to have 4 GB',
      (bytes: Uint8Array<ArrayBuffer>) => patched(bytes, 30, [0xff, 0xff, 0xff, 0xff]),
    ],
    [
      'whose colours are said to have 4 GB',
      (bytes: Uint8Array<ArrayBuffer>) => patched(bytes, 26, [0xff, 0xff, 0xff, 0xff]),
    ],
    ['that is cut off in its header', (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, 20)],
    ['that is cut off in its notes', (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, 40)],
    ['that is cut off behind its layers', (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, -3_000)],
    ['that is nothing', () => new Uint8Array()],
  ])('%s is called damaged', async (_name, harm) => {
    expect(await refusal(blobOf(harm(psd())))).toMatchObject({ reason: 'damaged' });
  });
});
