import { Transform, pipeline } from 'node:stream';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Entry } from 'yauzl';
import { ArchiveRefused } from './ArchiveRefused.ts';
import { checkEntry } from './checkEntry.ts';
import { decodeEntryName } from './decodeEntryName.ts';
import { damagedEntry, tooLargeEntry } from './guardEntry.ts';
import { isBomb, largestEntryInBytes, ratioTooHigh } from './limits.ts';
import { damagedArchive, openArchive } from './openArchive.ts';
import { showName } from './showName.ts';

/** An archive of one person's data: more files than an episode has, each no larger than an upload. */
const mostFiles = 40_000;
const mostBytes = 8 * 1024 ** 3;

/** Files of an archive by their names, each read whole and within its bounds. */
export type DataArchive = {
  has(path: string): boolean;
  /** The bytes of a file. Refuses with `ArchiveRefused` what is missing, damaged, a bomb, or larger than `atMost` bytes. */
  read(path: string, atMost?: number): Promise<Buffer>;
  close(): void;
};

/**
 * Opens a ZIP that may come from anybody. Refuses the whole of it with `ArchiveRefused` when it is no readable ZIP, holds
 * links, encrypted entries, paths that climb or one name twice, too many files, or declares more than 8 GB or a hundred times its size.
 */
export async function openDataArchive(path: string): Promise<DataArchive> {
  const zip = await openArchive(path);
  try {
    const entries = new Map<string, Entry>();
    let expanded = 0;
    if (zip.entryCount > mostFiles) throw tooMany(zip.entryCount);
    for await (const entry of eachEntry(zip)) {
      const name = decodeEntryName(entry);
      checkEntry(name, entry);
      expanded += entry.uncompressedSize;
      if (entries.size >= mostFiles) throw tooMany(entries.size + 1);
      if (entries.has(name)) throw twice(name);
      entries.set(name, entry);
    }
    if (expanded > mostBytes || isBomb(expanded, zip.fileSize)) throw ratioTooHigh(null);
    return {
      has: (name) => entries.has(name),
      close: () => zip.close(),
      async read(name, atMost = largestEntryInBytes) {
        const entry = entries.get(name);
        if (!entry) throw new ArchiveRefused('ENTRY_DAMAGED', `${name} is missing in the archive.`, { entry: name });
        if (entry.uncompressedSize > atMost) throw tooLargeEntry(name, entry.uncompressedSize);
        const data = await zip.openReadStreamPromise(entry).catch((error: unknown) => {
          throw damagedEntry(name, error);
        });
        return buffer(withinBounds(data, name, entry, atMost));
      },
    };
  } catch (error) {
    zip.close();
    throw error instanceof ArchiveRefused ? error : damagedArchive(error);
  }
}

function tooMany(count: number): ArchiveRefused {
  const figures = { got: count.toLocaleString('en'), limit: mostFiles.toLocaleString('en') };
  const message = `${figures.got} files in the archive, limit ${figures.limit}.`;
  return new ArchiveRefused('TOO_MANY_ENTRIES', message, { figures });
}

function twice(name: string): ArchiveRefused {
  const message = `${showName(name)} is in the archive twice. Choose the file as it was downloaded.`;
  return new ArchiveRefused('SAME_NAME', message, { entry: name });
}

async function* eachEntry(zip: Awaited<ReturnType<typeof openArchive>>): AsyncGenerator<Entry> {
  for await (const entry of zip.eachEntry()) yield entry;
}

/** Counts the bytes that really come: what an archive says of itself is not believed. */
function withinBounds(data: Readable, name: string, entry: Entry, atMost: number): Readable {
  let size = 0;
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > atMost) done(tooLargeEntry(name, size));
      else if (isBomb(size, entry.compressedSize)) done(ratioTooHigh(name));
      else done(null, chunk);
    },
    destroy(error, done) {
      done(error === null || error instanceof ArchiveRefused ? error : damagedEntry(name, error));
    },
  });
  return pipeline(data, guard, () => {});
}
