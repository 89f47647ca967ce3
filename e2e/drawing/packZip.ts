import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Packs files into a ZIP, in the order given. */
export async function packZip(files: readonly { name: string; body: Buffer }[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, body } of files) zip.addBuffer(body, name);
  zip.end();
  return buffer(zip.outputStream);
}
