import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ZipFile } from 'yauzl';
import type { ArchiveRemark } from './ArchiveRemark.ts';
import { ExpandedBytes, damagedEntry, guardEntry, tooLargeEntry } from './guardEntry.ts';
import { largestEntryInBytes } from './limits.ts';
import { listPages } from './listPages.ts';
import type { NamedEntry } from './listPages.ts';
import { openArchive } from './openArchive.ts';

/** One image of an archive. It can be read until `onEntry` has settled. */
export type ArchiveEntry = {
  /** Its path in the archive, decoded, with '/' between folders. */
  path: string;
  /** Its size in bytes as the archive declares it. */
  size: number;
  /** Its place in reading order, counted from 0, and how many images there are. */
  index: number;
  count: number;
  /** Its bytes. Refuses, or fails on the way, with `ArchiveRefused` naming the entry. */
  openReadStream(): Promise<Readable>;
  /** The same in memory, at most 20 MB. */
  read(): Promise<Buffer>;
};

/** What an archive holds by its own list: how many images, and how many bytes they have unpacked. */
export type ListedPages = { imageCount: number; size: number };

export type ExpandedArchive = {
  imageCount: number;
  /** What was left out, such as notes, or renamed. Not the junk that systems add. */
  remarks: ArchiveRemark[];
};

/**
 * Unpacks a ZIP or CBZ file: hands its images to `onEntry` one after the other, in natural reading order over their
 * full paths. Nothing is written to disk. `onList` is told before the first of them what is to come, and may throw.
 *
 * Refuses the whole archive with `ArchiveRefused` before the first entry when it is no readable ZIP, breaks a limit
 * (200 images, 400 files and folders, 1 GB unpacked, ratio 100) or holds an entry that is unsafe, a link or encrypted. Trouble with
 * one image (damaged, over 20 MB) only fails the reading of that entry: whoever catches it can go on with the others.
 */
export async function expandArchive(
  path: string,
  {
    onList,
    onEntry,
  }: { onList?: (pages: ListedPages) => Promise<void>; onEntry: (entry: ArchiveEntry) => Promise<void> },
): Promise<ExpandedArchive> {
  const zip = await openArchive(path);
  try {
    const { images, remarks } = await listPages(zip);
    await onList?.({
      imageCount: images.length,
      size: images.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0),
    });
    const expanded = new ExpandedBytes();
    for (const [index, image] of images.entries()) {
      await onEntry({ index, count: images.length, ...readable(zip, image, expanded) });
    }
    return { imageCount: images.length, remarks };
  } finally {
    zip.close();
  }
}

function readable(zip: ZipFile, image: NamedEntry, expanded: ExpandedBytes) {
  const { path, entry } = image;
  const size = entry.uncompressedSize;
  const openReadStream = async () => {
    if (size > largestEntryInBytes) throw tooLargeEntry(path, size);
    return guardEntry(await openData(zip, image), image, expanded);
  };
  const read = async () => buffer(await openReadStream());
  return { path, size, openReadStream, read };
}

/** Fails here already when the entry's own header is not where the list of entries says. */
async function openData(zip: ZipFile, { path, entry }: NamedEntry): Promise<Readable> {
  try {
    return await zip.openReadStreamPromise(entry);
  } catch (error) {
    throw damagedEntry(path, error);
  }
}
