import { readFile, stat } from 'node:fs/promises';
import { checkFileSize } from './limits.ts';

/** The bytes of an uploaded image, given as such or as the path of its file. Refuses what is empty or over 20 MB. */
export async function loadImageFile(input: Buffer | string): Promise<Buffer> {
  if (Buffer.isBuffer(input)) {
    checkFileSize(input.length);
    return input;
  }
  // Asked before reading, so that a file of any size costs nothing.
  checkFileSize((await stat(input)).size);
  return readFile(input);
}
