import { textsOf } from '@komawari/ui/language';
import { BlobReader, ZipReader, configure, type Entry, type FileEntry } from '@zip.js/zip.js';
import episodeImportTexts from '../messages/episodeImport.js';
import { FileRefused, isSystemFile, kindOf, tooLarge, uploadLimits, type NewUpload } from '../uploads/index.ts';

/** One hundred episodes of two hundred pages, and a few notes. */
const MOST_ENTRIES = 21_000;
/** Unpacked bytes for each packed one. Pictures are packed already and come to 1 or 2. */
const HIGHEST_RATIO = 100;
/** A tiny file may be packed better than a bomb and does no harm. */
const RATIO_FREE_BYTES = 64 * 1024;

const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

// The browser unpacks by itself; a worker of the library would be one more file to fetch.
configure({ useWebWorkers: false });

/**
 * The files of a ZIP, each unpacked only when its turn comes: neither the archive nor what is in it is ever in memory as a
 * whole. What an entry says of its size is checked while it is unpacked.
 */
export async function readArchive(archive: File): Promise<NewUpload[]> {
  const reader = new ZipReader(new BlobReader(archive), { checkSignature: true });
  const uploads: NewUpload[] = [];
  let count = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      count += 1;
      if (count > MOST_ENTRIES) throw new FileRefused(textsOf(episodeImportTexts).zip.tooManyFiles());
      const path = pathOf(entry);
      if (!entry.directory && !isSystemFile(path)) uploads.push(toUpload(archive, entry, path));
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused(textsOf(episodeImportTexts).zip.damaged(), { cause: error });
  }
  return withOwnPaths(uploads);
}

/** Of entries with one name each has a path of its own, so that all of them stay and it can be said which is which. */
function withOwnPaths(uploads: readonly NewUpload[]): NewUpload[] {
  const taken = new Set(uploads.map(({ path }) => path));
  const seen = new Set<string>();
  return uploads.map((upload) => {
    if (!seen.has(upload.path)) {
      seen.add(upload.path);
      return upload;
    }
    const path = numbered(upload.path, taken);
    taken.add(path);
    return { ...upload, path, remark: textsOf(episodeImportTexts).zip.twice({ path: upload.path }) };
  });
}

function numbered(path: string, taken: ReadonlySet<string>): string {
  const [, stem, extension] = /^(.*?)(\.[^./]*)?$/s.exec(path) ?? [];
  let count = 2;
  while (taken.has(`${stem} (${count})${extension ?? ''}`)) count += 1;
  return `${stem} (${count})${extension ?? ''}`;
}

function toUpload(archive: File, entry: FileEntry, path: string): NewUpload {
  const name = path.split('/').at(-1) ?? path;
  const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '';
  return {
    path,
    kind: kindOf({ name, type }) === 'picture' ? 'picture' : 'archive',
    refusal: refusalOf(entry),
    file: { name, size: entry.uncompressedSize, read: () => unpack(archive, entry, { name, type }) },
  };
}

function refusalOf(entry: FileEntry): string | null {
  const { zip: texts } = textsOf(episodeImportTexts);
  const { uncompressedSize: size, compressedSize } = entry;
  if (entry.encrypted) return texts.password();
  if (size > uploadLimits.fileBytes) return tooLarge(size);
  if (size > RATIO_FREE_BYTES && size > compressedSize * HIGHEST_RATIO) {
    return texts.bomb();
  }
  return null;
}

async function unpack(archive: File, entry: FileEntry, about: { name: string; type: string }): Promise<File> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const writable = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      size += part.length;
      if (size > uploadLimits.fileBytes) throw new FileRefused(textsOf(episodeImportTexts).zip.larger());
      parts.push(part.slice());
    },
  });
  try {
    await entry.getData(writable);
  } catch (error) {
    if (size > uploadLimits.fileBytes || error instanceof FileRefused) {
      throw new FileRefused(textsOf(episodeImportTexts).zip.larger(), { cause: error });
    }
    throw new FileRefused(textsOf(episodeImportTexts).zip.damagedInside(), { cause: error });
  }
  return new File(parts, about.name, { type: about.type, lastModified: archive.lastModified });
}

/**
 * The path of an entry as it was meant: without the UTF-8 flag its bytes are UTF-8 (macOS) or Shift_JIS (Japanese Windows),
 * whatever the format says. Composed, since macOS takes letters apart.
 */
function pathOf(entry: Entry): string {
  const { rawFilename } = entry;
  const name = entry.filenameUTF8 ? entry.filename : (decode('utf-8', rawFilename) ?? decode('shift_jis', rawFilename));
  return (name ?? entry.filename).normalize('NFC').replaceAll('\\', '/');
}

function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
