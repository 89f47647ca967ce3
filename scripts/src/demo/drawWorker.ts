import sharp from 'sharp';
import { picturesOf } from './index.ts';

// The processes are the parallelism: more of them inside sharp would only wait for the same cores.
sharp.concurrency(1);
sharp.cache(false);

const pictures = new Map(picturesOf().map((picture) => [picture.key, picture]));

process.on('message', (key: string) => {
  pictures
    .get(key)!
    .draw()
    .then(({ body, ...image }) => {
      process.send?.({ key, body, image });
    })
    .catch((error: unknown) => process.send?.({ key, error: String(error instanceof Error ? error.stack : error) }));
});
