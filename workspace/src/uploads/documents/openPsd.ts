import { textsOf } from '@komawari/ui/language';
/// <reference types="vite/client" />
import uploadsTexts from '../../messages/uploads.js';
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
    const answer = await new Promise<PsdAnswer>((resolve) => {
      worker.addEventListener('message', (event: MessageEvent<PsdAnswer>) => resolve(event.data));
      worker.addEventListener('error', () => resolve({ problem: 'tooLarge', megapixels: 0 }));
      worker.postMessage({ file, name });
    });
    if ('problem' in answer) {
      const { problem, megapixels } = answer;
      throw new FileRefused(textsOf(uploadsTexts).psd[problem]({ megapixels: `${megapixels}` }));
    }
    return answer.page;
  } finally {
    worker.terminate();
  }
}
