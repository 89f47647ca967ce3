const NOT_ALLOWED =
  'This user may not do that here. Give them the right to it, or name another place, then run the command again.';

/** What somebody can do about a file or folder, by the system's code, with the call where that says more. */
const REMEDIES: Record<string, string> = {
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: 'What lies there can only be read. Name another place, then run the command again.',
  ENOTDIR: 'A part of that path is a file and no folder. Name another place, then run the command again.',
  EEXIST: 'A file of that name is there already. Name another place, then run the command again.',
  EISDIR: 'That is a folder and no file. Name another place, then run the command again.',
  ENOSPC: 'There is no room left on that disk. Make some, then run the command again.',
  'ENOENT mkdir': 'No folder can be made there. Name another place, then run the command again.',
  EDQUOT: 'This user has no room left on that disk. Make some, then run the command again.',
};

/** What stands in the way of a file or folder, and what to do, in sentences; null for every other error. */
export function describeFileFault(error: unknown): string | null {
  const { code = '', syscall = '', path, message = '' } = error as NodeJS.ErrnoException;
  const known = [`${code} ${syscall}`, code].find((key) => Object.hasOwn(REMEDIES, key));
  const remedy = known && REMEDIES[known];
  // A write knows its file no more; what else has no path is a port or a socket.
  return remedy && (path !== undefined || syscall === 'write') ? `${message}\n${remedy}` : null;
}
