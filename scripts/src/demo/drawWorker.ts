import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { picturesOf } from './index.ts';

// The threads are the parallelism: more of them inside sharp would only wait for the same cores.
sharp.concurrency(1);
sharp.cache(false);

const pictures = new Map(picturesOf().map((picture) => [picture.key, picture]));

parentPort?.on('message', (key: string) => {
  pictures
    .get(key)!
    .draw()
    .then(({ body, ...image }) => {
      const copy = new Uint8Array(body);
      parentPort!.postMessage({ key, body: copy, image }, [copy.buffer]);
    })
    .catch((error: unknown) => parentPort!.postMessage({ key, error: String(error instanceof Error ? error.stack : error) }));
});
