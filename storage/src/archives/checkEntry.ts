import type { Entry } from 'yauzl';
import { ArchiveRefused } from './ArchiveRefused.ts';
import type { ArchiveRefusalCode } from './ArchiveRefused.ts';
import { showName } from './showName.ts';

const fileTypeMask = 0o170000;
const regularFile = 0o100000;
const folder = 0o040000;

/** Refuses an entry that is anything but a plain file or folder inside of the archive. Reads none of its data. */
export function checkEntry(path: string, entry: Entry): void {
  const shown = showName(path);
  const refuse = (code: ArchiveRefusalCode, sentence: string) => new ArchiveRefused(code, sentence, { entry: path });
  if (!isInside(path)) {
    throw refuse('UNSAFE_PATH', `${shown} would be unpacked outside of its folder. Make the archive again.`);
  }
  if (isLink(entry)) {
    throw refuse('LINK_ENTRY', `${shown} is a link to another file. Put the file itself into the archive.`);
  }
  if (entry.isEncrypted()) {
    throw refuse('ENCRYPTED_ENTRY', `${shown} is protected with a password. Make the archive without one.`);
  }
  if (!entry.canDecodeFileData()) {
    throw refuse('UNSUPPORTED_COMPRESSION', `${shown} is packed in an unusual way. Make a plain ZIP.`);
  }
}

function isInside(path: string): boolean {
  const isRelative = !path.startsWith('/') && !/^[A-Za-z]:/.test(path);
  // oxlint-disable-next-line no-control-regex -- a NUL ends the name for programs written in C
  return isRelative && !/[\\\0]/.test(path) && !path.split('/').includes('..');
}

/** The upper half of the external attributes is the Unix mode, if the archive was made where there is one. */
function isLink(entry: Entry): boolean {
  const type = (entry.externalFileAttributes >>> 16) & fileTypeMask;
  return type !== 0 && type !== regularFile && type !== folder;
}
