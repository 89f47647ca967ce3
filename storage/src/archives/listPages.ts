import type { Entry, ZipFile } from 'yauzl';
import { ArchiveRefused } from './ArchiveRefused.ts';
import { remarkOf, type ArchiveRemark } from './ArchiveRemark.ts';
import { checkEntry } from './checkEntry.ts';
import { classifyEntry } from './classifyEntry.ts';
import { decodeEntryName } from './decodeEntryName.ts';
import { giveOwnNames } from './giveOwnNames.ts';
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
 * The images of an archive in reading order, each under a name of its own, and what is to be said of the rest. Refuses an archive by
 * its list of entries alone, before any of it is unpacked.
 */
export async function listPages(zip: ZipFile): Promise<{ images: NamedEntry[]; remarks: ArchiveRemark[] }> {
  const entries = await readEntries(zip);
  const { named: images, remarks } = giveOwnNames(entries.filter(({ path }) => classifyEntry(path) === 'image'));
  const counted = entries.filter(({ path }) => classifyEntry(path) !== 'junk').length;
  if (counted > mostEntries) throw tooManyEntries(counted);
  if (images.length > mostImages) throw tooManyImages(images.length);
  const leftOut = entries.flatMap(({ path }) => remarkOf(path) ?? []);
  if (images.length === 0) throw noImages(leftOut);
  checkDeclaredSizes(images, zip.fileSize);
  return {
    images: images.toSorted((a, b) => compareNaturally(a.path, b.path)),
    remarks: [...remarks, ...leftOut],
  };
}

function noImages(leftOut: readonly ArchiveRemark[]): ArchiveRefused {
  const nested = leftOut.find(({ code }) => code === 'NESTED_ARCHIVE');
  const advice = nested ? nested.message : 'Put PNG, JPEG, WebP, AVIF or GIF files into it.';
  return new ArchiveRefused('NO_IMAGES', `There are no images in the archive. ${advice}`);
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
