import { open } from 'node:fs/promises';
import { openPromise } from 'yauzl';
import type { ZipFile } from 'yauzl';
import { ArchiveRefused } from './ArchiveRefused.ts';

/** Opens a ZIP for reading its entries; the caller closes it. Refuses what is no ZIP or has lost its end. */
export async function openArchive(path: string): Promise<ZipFile> {
  const start = await readStart(path);
  try {
    return await openPromise(path, { autoClose: false, decodeStrings: false, validateEntrySizes: true });
  } catch (error) {
    if (start.startsWith('PK')) throw damagedArchive(error);
    throw notAnArchive(start, error);
  }
}

/** For an archive whose list of entries cannot be read. */
export function damagedArchive(cause: unknown): ArchiveRefused {
  const message = 'The archive is cut off or damaged. Make it again, or drop its pages themselves.';
  return new ArchiveRefused('DAMAGED', message, { cause });
}

function notAnArchive(start: string, cause: unknown): ArchiveRefused {
  const known = [
    { name: 'a RAR archive', signature: 'Rar!' },
    { name: 'a 7z archive', signature: '7z\u00bc\u00af' },
  ].find(({ signature }) => start.startsWith(signature));
  const what = known ? `This is ${known.name}.` : 'This is not an archive.';
  return new ArchiveRefused('NOT_AN_ARCHIVE', `${what} Use ZIP or CBZ, or drop the pages themselves.`, { cause });
}

async function readStart(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
