import { inNaturalOrder } from './naturalOrder.ts';

/** A file a creator chose, with its path inside the folder it came from. */
export interface ChosenFile {
  file: File;
  path: string;
}

/** What systems leave in folders; nobody means to publish these. */
const LEFTOVER = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i;

/** What systems leave in archives. Other hidden files may be somebody's. */
const SYSTEM_FILE =
  /(?:^|\/)(?:__MACOSX\/|\._[^/]*$|\.(?:DS_Store|localized|apdisk|directory)$|(?:eh)?Thumbs\.db$|desktop\.ini$)/i;

/** Whether an entry of an archive is something a system left there. */
export const isSystemFile = (path: string): boolean => SYSTEM_FILE.test(path);

/** Whether a path is something a system left, and no file of the creator. */
const isLeftover = (path: string): boolean => LEFTOVER.test(path);

/** Files from an `<input type="file">`, a whole folder included, in reading order. */
export function readChosenFiles(list: Iterable<File>): ChosenFile[] {
  return arrange([...list].map((file) => ({ file, path: file.webkitRelativePath || file.name })));
}

/**
 * Files of a drop in reading order; folders are walked. Call it within the drop event: the browser forgets the
 * items afterwards.
 */
export async function readDroppedFiles(transfer: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...transfer.items].filter((item) => item.kind === 'file').map((item) => item.webkitGetAsEntry());
  if (entries.every((entry) => entry === null)) return readChosenFiles(transfer.files);
  const found = await Promise.all(entries.map((entry) => (entry ? walk(entry) : [])));
  return arrange(found.flat());
}

function arrange(files: ChosenFile[]): ChosenFile[] {
  return inNaturalOrder(
    files.filter(({ path }) => !isLeftover(path)),
    ({ path }) => path,
  );
}

async function walk(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [{ file, path: entry.fullPath.replace(/^\//, '') }];
  }
  const children = await readAll((entry as FileSystemDirectoryEntry).createReader());
  return (await Promise.all(children.map(walk))).flat();
}

/** A reader hands out at most 100 entries a call, and an empty list at the end. */
async function readAll(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
