import { join } from 'node:path';

/** File systems end at 255 bytes a name. */
const LONGEST_NAME_IN_BYTES = 255;

/** A path that names no file below its folder. Whoever made it forgot to check a name. */
export class NoFileBelow extends Error {
  override readonly name = 'NoFileBelow';

  constructor(folder: string, path: string) {
    super(`${JSON.stringify(path)} is no file below ${folder}`);
  }
}

/** Whether a file or folder can be called so: it means nothing else in a path, on no system, and is not too long. */
export const isFileName = (name: string): boolean =>
  name !== '' &&
  name !== '.' &&
  name !== '..' &&
  !/[/\\\0]/.test(name) &&
  Buffer.byteLength(name) <= LONGEST_NAME_IN_BYTES;

/**
 * The file of a relative path, such as `works/w1/index.html`, below a folder. The one way from a path to a file: a path
 * that climbs, hides a separator or has an empty name is refused with `NoFileBelow`, whatever was checked before.
 */
export function fileBelow(folder: string, path: string): string {
  if (!path.split('/').every(isFileName)) throw new NoFileBelow(folder, path);
  return join(folder, path);
}
