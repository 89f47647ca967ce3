import { drawnSize } from './drawnSize.ts';
import { encodePage } from './encodePage.ts';
import { PsdRefused, type PsdReason } from './PsdRefused.ts';
import { readPsdPicture } from './readPsdPicture.ts';

/** What the worker answers: the page, or why there is none. */
export type PsdAnswer = { page: File } | { problem: PsdReason; megapixels: number };

// Beside the screen: unpacking fifty million pixels takes seconds.
self.addEventListener('message', (event: MessageEvent<{ file: File; name: string }>) => {
  void draw(event.data.file, event.data.name).then((answer) => self.postMessage(answer));
});

async function draw(file: File, name: string): Promise<PsdAnswer> {
  try {
    return { page: await drawPage(file, name) };
  } catch (error) {
    const { reason, megapixels } = error instanceof PsdRefused ? error : new PsdRefused('notDrawn');
    return { problem: reason, megapixels };
  }
}

async function drawPage(file: File, name: string): Promise<File> {
  const { data, width, height } = await readPsdPicture(file);
  const size = drawnSize({ width, height });
  if (size === null) throw new PsdRefused('tooLong');
  const pixels = new ImageData(new Uint8ClampedArray(data), width, height);
  const isSmaller = size.width < width;
  const bitmap = await createImageBitmap(
    pixels,
    isSmaller ? { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' } : {},
  );
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new PsdRefused('noCanvas');
  // Paper: a page has no holes.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const page = await encodePage((type, quality) => canvas.convertToBlob({ type, ...(quality ? { quality } : {}) }), {
    name,
    lastModified: file.lastModified,
  });
  if (page === null) throw new PsdRefused('notDrawn');
  return page;
}
