import type { Entry, ZipFile } from 'yauzl';
import { ArchiveRefused } from './ArchiveRefused.ts';
import { checkEntry } from './checkEntry.ts';
import { classifyEntry } from './classifyEntry.ts';
import { decodeEntryName } from './decodeEntryName.ts';
import {
  isBomb,
  mostEntries,
  mostEntriesWithJunk,
  mostExpandedBytes,
  mostImages,
  ratioTooHigh,
  tooLargeExpanded,
  tooManyEntries,
  tooManyImages,
} from './limits.ts';
import { compareNaturally } from './naturalOrder.ts';
import { damagedArchive } from './openArchive.ts';

/** An entry and its decoded path. */
export type NamedEntry = { path: string; entry: Entry };

/**
 * The images of an archive in reading order, and the paths of other files, which are left out. Refuses an archive by
 * its list of entries alone, before any of it is unpacked.
 */
export async function listPages(zip: ZipFile): Promise<{ images: NamedEntry[]; leftOut: string[] }> {
  const named = await readEntries(zip);
  const images = named.filter(({ path }) => classifyEntry(path) === 'image');
  const leftOut = named.filter(({ path }) => classifyEntry(path) === 'other').map(({ path }) => path);
  if (images.length + leftOut.length > mostEntries) throw tooManyEntries(images.length + leftOut.length);
  if (images.length > mostImages) throw tooManyImages(images.length);
  if (images.length === 0) {
    throw new ArchiveRefused(
      'NO_IMAGES',
      'There are no images in the archive. Put PNG, JPEG, WebP, AVIF or GIF files into it.',
    );
  }
  checkDeclaredSizes(images, zip.fileSize);
  return { images: images.toSorted((a, b) => compareNaturally(a.path, b.path)), leftOut };
}

async function readEntries(zip: ZipFile): Promise<NamedEntry[]> {
  const named: NamedEntry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const path = decodeEntryName(entry);
      if (path === '') throw new Error('an entry has no name');
      checkEntry(path, entry);
      named.push({ path, entry });
      if (named.length > mostEntriesWithJunk) throw tooManyEntries(zip.entryCount);
    }
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : damagedArchive(error);
  }
  return named;
}

/** The sizes that the archive itself declares; what really comes is counted again while it is read. */
function checkDeclaredSizes(images: NamedEntry[], archiveSize: number): void {
  const bomb = images.find(({ entry }) => isBomb(entry.uncompressedSize, entry.compressedSize));
  if (bomb) throw ratioTooHigh(bomb.path);
  const total = images.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (total > mostExpandedBytes) throw tooLargeExpanded();
  // Entries may share the same compressed bytes, so that each looks harmless and all together are not.
  if (isBomb(total, archiveSize)) throw ratioTooHigh(null);
}
