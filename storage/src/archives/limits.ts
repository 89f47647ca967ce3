import { ArchiveRefused } from './ArchiveRefused.ts';
import { showName } from './showName.ts';

/** An episode's pages. */
export const mostImages = 200;

/** Everything in the archive that is not junk, folders too, so that a few notes and folders beside 200 pages are fine. */
export const mostEntries = 400;

// A Mac adds a shadow file for each page and each folder; more than this is an attack on the loop.
export const mostEntriesWithJunk = 2000;

/** 1 GB of decompressed bytes in all. */
export const mostExpandedBytes = 1024 ** 3;

/** Decompressed bytes for each compressed one. Images are compressed already and come to 1 or 2. */
export const highestRatio = 100;

/** The same as for an image that is uploaded alone. */
export const largestEntryInBytes = 20 * 1024 * 1024;

// A tiny file, such as a list of names, may compress better than a bomb and does no harm.
const ratioFreeBytes = 64 * 1024;

/** Whether so many bytes out of so few are a bomb. */
export function isBomb(expandedBytes: number, compressedBytes: number): boolean {
  return expandedBytes > ratioFreeBytes && expandedBytes > compressedBytes * highestRatio;
}

export function tooManyImages(count: number): ArchiveRefused {
  return new ArchiveRefused('TOO_MANY_IMAGES', `${count} images, limit 200 an episode. Split it into more episodes.`, {
    figures: { got: count.toLocaleString('en'), limit: String(mostImages) },
  });
}

export function tooManyEntries(count: number): ArchiveRefused {
  const got = count.toLocaleString('en');
  return new ArchiveRefused(
    'TOO_MANY_ENTRIES',
    `${got} files and folders in the archive, limit 400. Put only the pages into it.`,
    { figures: { got, limit: String(mostEntries) } },
  );
}

export function tooLargeExpanded(): ArchiveRefused {
  const message = 'The archive unpacks to more than 1 GB. Split it into more episodes.';
  return new ArchiveRefused('TOO_LARGE_EXPANDED', message);
}

/** For one entry, or for the archive as a whole when `entry` is null. */
export function ratioTooHigh(entry: string | null): ArchiveRefused {
  const what = entry === null ? 'The archive' : showName(entry);
  const message = `${what} unpacks to more than ${highestRatio} times its size, as no image does. Make the archive again.`;
  return new ArchiveRefused('RATIO_TOO_HIGH', message, { entry });
}
