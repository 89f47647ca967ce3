import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { picturesOf } from './index.ts';

// The threads are the parallelism: more of them inside sharp would only wait for the same cores.
sharp.concurrency(1);
sharp.cache(false);

const pictures = new Map(picturesOf().map((picture) => [picture.key, picture]));

parentPort?.on('message', (key: string) => void drawAndSend(key));

async function drawAndSend(key: string): Promise<void> {
  try {
    const { body, ...image } = await pictures.get(key)!.draw();
    const copy = new Uint8Array(body);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
    parentPort!.postMessage({ key, body: copy, image }, [copy.buffer]);
  } catch (error) {
    // The main thread rethrows it with the name of the picture.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
    parentPort!.postMessage({ key, error: error instanceof Error ? error.stack : String(error) });
  }
}
