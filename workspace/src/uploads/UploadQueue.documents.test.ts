import { describe, expect, test } from 'vitest';
import { FileRefused } from './documents/FileRefused.ts';
import { UploadError } from './sendFile.ts';
import { UploadQueue } from './UploadQueue.ts';
import type { LazyFile, UploadedImage, UploadItem, UploadQueueOptions } from './uploads.ts';

const picture: Omit<UploadedImage, 'id'> = { url: '', srcSet: '', width: 800, height: 1200, focusX: 0, focusY: 0 };

/** A PDF of so many pages that says what is done to it. */
function playPdf(count: number, read: (number: number) => Promise<File> | File = (n) => new File(['x'], `${n}.png`)) {
  const state = { drawing: 0, mostDrawing: 0, drawn: [] as number[], closed: 0 };
  const pages = Array.from({ length: count }, (_, index): LazyFile => {
    const number = index + 1;
    return {
      name: String(number),
      size: 100,
      async read() {
        state.drawing += 1;
        state.mostDrawing = Math.max(state.mostDrawing, state.drawing);
        state.drawn.push(number);
        try {
          return await read(number);
        } finally {
          state.drawing -= 1;
        }
      },
    };
  });
  return { state, document: { pages, close: () => void (state.closed += 1) } };
}

const queueOf = (options: Partial<UploadQueueOptions>): UploadQueue =>
  new UploadQueue({
    sendFile: async (file) => `sent ${file.name}`,
    makeImage: async (uploadId) => ({ image: { ...picture, id: uploadId } }),
    expandArchive: async () => ({ problem: 'Not an archive.' }),
    ...options,
  });

const pdf = (name = 'ch01.pdf') => ({
  file: new File(['%PDF'], name),
  path: `第1話/${name}`,
  kind: 'document' as const,
});
const states = (queue: UploadQueue) => queue.getItems().map(({ name, state }) => `${name} ${state}`);
const isSettled = ({ state }: UploadItem) => state === 'ready' || state === 'error';
const settle = (queue: UploadQueue) => expect.poll(() => queue.getItems().every(isSettled)).toBe(true);

describe('a PDF or PSD in the queue', () => {
  test('gives way to its pages, which are drawn one at a time and in order', async () => {
    const { state, document } = playPdf(12);
    const expanded: string[][] = [];
    const queue = queueOf({
      openDocument: async () => document,
      onExpanded: (_key, pages) => expanded.push(pages.map(({ path }) => path)),
    });
    queue.add([pdf()]);
    await settle(queue);
    expect(expanded).toEqual([Array.from({ length: 12 }, (_, index) => `第1話/ch01.pdf/${index + 1}`)]);
    expect(state.drawn).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(state.mostDrawing).toBe(1);
    expect(states(queue)).toEqual(Array.from({ length: 12 }, (_, index) => `${index + 1}.png ready`));
    expect(state.closed).toBe(1);
  });

  test('is never drawn further ahead than what can be sent', async () => {
    const { state, document } = playPdf(50);
    const sending: (() => void)[] = [];
    const queue = queueOf({
      openDocument: async () => document,
      sendFile: (file) => new Promise((resolve) => sending.push(() => resolve(file.name))),
      parallelUploads: 3,
    });
    queue.add([pdf()]);
    await expect.poll(() => sending.length).toBe(3);
    expect(state.drawn).toEqual([1, 2, 3]);
    sending[0]?.();
    await expect.poll(() => sending.length).toBe(4);
    expect(state.drawn).toEqual([1, 2, 3, 4]);
  });

  test('whose one page is damaged says so, and the others are ready', async () => {
    const { document } = playPdf(3, (number) => {
      if (number === 2) throw new FileRefused('This page of the PDF is damaged.');
      return new File(['x'], `${number}.png`);
    });
    const queue = queueOf({ openDocument: async () => document });
    queue.add([pdf()]);
    await settle(queue);
    expect(states(queue)).toEqual(['1.png ready', '2 error', '3.png ready']);
    expect(queue.getItems()[1]?.fault).toEqual({
      message: 'This page of the PDF is damaged.',
      remedy: 'replace',
      isConnection: false,
    });
  });

  test('that cannot be opened is one fault, and files beside it go on', async () => {
    const queue = queueOf({ openDocument: () => Promise.reject(new FileRefused('The PDF has a password.')) });
    queue.add([pdf(), { file: new File(['x'], 'p1.png'), path: 'p1.png', kind: 'picture' }]);
    await settle(queue);
    expect(states(queue)).toEqual(['ch01.pdf error', 'p1.png ready']);
  });

  test('that lost the connection draws the page again, and nothing is doubled', async () => {
    const { state, document } = playPdf(2);
    let isOffline = true;
    const queue = queueOf({
      openDocument: async () => document,
      sendFile: async (file) => {
        if (isOffline) throw new UploadError('The connection broke.', true);
        return file.name;
      },
    });
    queue.add([pdf()]);
    await settle(queue);
    expect(states(queue)).toEqual(['1.png error', '2.png error']);
    isOffline = false;
    queue.retryConnections();
    await settle(queue);
    expect(states(queue)).toEqual(['1.png ready', '2.png ready']);
    expect(queue.getItems().map(({ image }) => image?.id)).toEqual(['1.png', '2.png']);
    expect(state.drawn).toEqual([1, 2, 1, 2]);
  });

  test('that is removed while it is opened leaves nothing behind', async () => {
    const { state, document } = playPdf(2);
    const opening = Promise.withResolvers<typeof document>();
    const queue = queueOf({ openDocument: () => opening.promise });
    const [item] = queue.add([pdf()]);
    await expect.poll(() => queue.getItems()[0]?.state).toBe('drawing');
    queue.remove(item?.key ?? '');
    opening.resolve(document);
    await expect.poll(() => state.closed).toBe(1);
    expect([queue.getItems(), state.drawn]).toEqual([[], []]);
  });
});
