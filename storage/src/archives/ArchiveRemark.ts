import { classifyEntry } from './classifyEntry.ts';
import { showName } from './showName.ts';

export type ArchiveRemarkCode = 'SAME_NAME' | 'NESTED_ARCHIVE' | 'HIDDEN_FILE' | 'NO_IMAGE';

/** What became of an entry that is no plain page: nothing of an archive but junk vanishes without a word. */
export interface ArchiveRemark {
  code: ArchiveRemarkCode;
  /** Its path in the archive. */
  path: string;
  /** One sentence that names the entry. */
  message: string;
}

/** Why a file was left out; null for a page, a folder and junk. */
export function remarkOf(path: string): ArchiveRemark | null {
  const shown = showName(path);
  switch (classifyEntry(path)) {
    case 'archive':
      return {
        code: 'NESTED_ARCHIVE',
        path,
        message: `${shown} is an archive inside the archive and was not opened. Unpack it and add its pages.`,
      };
    case 'hidden':
      return {
        code: 'HIDDEN_FILE',
        path,
        message: `${shown} is a hidden file and was left out. Rename it without the dot if it is a page.`,
      };
    case 'other':
      return { code: 'NO_IMAGE', path, message: `${shown} is not an image and was left out.` };
    default:
      return null;
  }
}

/** Of two entries with one name: both were taken, the later one under a name of its own. */
export const sameName = (path: string, ownPath: string): ArchiveRemark => ({
  code: 'SAME_NAME',
  path,
  message: `${showName(path)} is in the archive more than once. The later one is here as ${showName(ownPath)}.`,
});
