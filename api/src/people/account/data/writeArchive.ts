import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '@komawari/storage/objects';
import { ZipFile } from 'yazl';
import { DOCUMENT, type DataDocument } from './format.ts';

const README = `This is everything of one person at Komawari.

komawari.json   all data, as JSON; "version" says which form it has
originals/      every picture as it was uploaded, byte for byte; "file" in komawari.json names each

Another account takes it in under Settings, Your data.
`;

/** Writes the archive to a file, one original after the other: none is in memory as a whole. `onPicture` counts them. */
export async function writeArchive(
  objects: ObjectStore,
  path: string,
  data: DataDocument,
  onPicture: (done: number) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(README), 'README.txt');
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 1)), DOCUMENT);
  let done = 0;
  for (const image of data.images) {
    zip.addReadStreamLazy(image.file, { compress: false, size: image.byteSize }, (give) => {
      objects.get(`originals/${image.id}`).then(
        async ({ stream }) => {
          done += 1;
          await onPicture(done);
          give(null, stream);
        },
        (error: unknown) => give(error, null as never),
      );
    });
  }
  // A picture that cannot be read ends the whole archive: half of one's data is none.
  zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error));
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}
