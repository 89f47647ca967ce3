import sharp from 'sharp';
import { picturesOf } from './index.ts';

// The processes are the parallelism: more threads inside sharp would only wait for the same cores.
sharp.concurrency(1);
sharp.cache(false);

const pictures = new Map(picturesOf().map((picture) => [picture.key, picture]));

process.on('message', (key: string) => void drawAndSend(key));
process.on('disconnect', () => process.exit());

async function drawAndSend(key: string): Promise<void> {
  try {
    const { body, ...image } = await pictures.get(key)!.draw();
    process.send?.({ key, body: new Uint8Array(body), image });
  } catch (error) {
    // The parent rethrows it with the name of the picture.
    process.send?.({ key, error: error instanceof Error ? error.stack : String(error) });
  }
}
