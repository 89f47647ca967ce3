/// <reference types="vite/client" />
import type { OpenDocument } from '../uploads.ts';
import { FileRefused } from './FileRefused.ts';
import type { PsdAnswer } from './psdWorker.ts';
// The bundler gives the address of the file it makes.
// oxlint-disable-next-line import/default -- the query makes it another module
import psdWorker from './psdWorker.ts?worker&url';
import { startWorker } from './startWorker.ts';

/** Opens a PSD: one page, the flattened picture, drawn beside the screen when it is asked for. */
export async function openPsd(file: File): Promise<OpenDocument> {
  const name = file.name.replace(/\.ps[db]$/i, '');
  return { pages: [{ name, size: file.size, read: () => draw(file, name) }], close: () => undefined };
}

async function draw(file: File, name: string): Promise<File> {
  const worker = startWorker(psdWorker);
  try {
    const answer = await new Promise<PsdAnswer>((resolve, reject) => {
      worker.addEventListener('message', (event: MessageEvent<PsdAnswer>) => resolve(event.data));
      worker.addEventListener('error', () =>
        reject(new FileRefused('The PSD is too large for this browser. Export it as PNG.')),
      );
      worker.postMessage({ file, name });
    });
    if ('problem' in answer) throw new FileRefused(answer.problem);
    return answer.page;
  } finally {
    worker.terminate();
  }
}
