import { Transform, pipeline } from 'node:stream';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';
import { formatFileSize } from '../formatFileSize.ts';
import { ArchiveRefused } from './ArchiveRefused.ts';
import { isBomb, largestEntryInBytes, mostExpandedBytes, ratioTooHigh, tooLargeExpanded } from './limits.ts';
import type { NamedEntry } from './listPages.ts';
import { showName } from './showName.ts';

/** How much of an archive was really unpacked so far; an entry that is read twice counts once. */
export class ExpandedBytes {
  #total = 0;
  readonly #seen = new Map<Entry, number>();

  /** Notes that the first `bytes` bytes of an entry were unpacked and gives the total over all entries. */
  note(entry: Entry, bytes: number): number {
    const before = this.#seen.get(entry) ?? 0;
    if (bytes > before) {
      this.#seen.set(entry, bytes);
      this.#total += bytes - before;
    }
    return this.#total;
  }
}

/**
 * Lets an entry's data through while it keeps the limits, counted on the bytes that really come and not on what the
 * archive says, and fails with `ArchiveRefused` when it does not or when the data is damaged.
 */
export function guardEntry(data: Readable, { path, entry }: NamedEntry, expanded: ExpandedBytes): Readable {
  let size = 0;
  let checksum = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      checksum = crc32(chunk, checksum);
      const refusal = checkProgress(path, size, entry.compressedSize, expanded.note(entry, size));
      done(refusal, chunk);
    },
    flush(done) {
      done(checksum === entry.crc32 ? null : damagedEntry(path));
    },
    // Errors of the decompressor arrive here too, and name no entry.
    destroy(error, done) {
      done(error === null || error instanceof ArchiveRefused ? error : damagedEntry(path, error));
    },
  });
  return pipeline(data, guard, () => {});
}

function checkProgress(path: string, size: number, compressedSize: number, total: number): ArchiveRefused | null {
  if (size > largestEntryInBytes) return tooLargeEntry(path, size);
  if (isBomb(size, compressedSize)) return ratioTooHigh(path);
  return total > mostExpandedBytes ? tooLargeExpanded() : null;
}

/** For one entry over 20 MB; the others are not touched by it. */
export function tooLargeEntry(path: string, size: number): ArchiveRefused {
  const got = formatFileSize(size);
  const message = `${showName(path)} is ${got}, limit 20 MB. Export it smaller.`;
  return new ArchiveRefused('ENTRY_TOO_LARGE', message, { entry: path, figures: { got, limit: '20 MB' } });
}

/** For one entry whose data cannot be read. */
export function damagedEntry(path: string, cause?: unknown): ArchiveRefused {
  const message = `${showName(path)} is damaged in the archive. Make the archive again.`;
  return new ArchiveRefused('ENTRY_DAMAGED', message, { entry: path, cause });
}
