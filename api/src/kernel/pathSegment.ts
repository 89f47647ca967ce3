import { isFileName } from '@komawari/storage/files';

/** The file of a page in the folder that is called like its path. */
export const PAGE_FILE = 'index.html';

/** A page's file and its compressed forms: no page can be called so, because its folder would stand in their place. */
const FILES_OF_A_PAGE = /^index\.html(?:\.br|\.gz)?$/i;

/** Every name of ours is far shorter, and what stands in front of us may add to it. */
const LONGEST_IN_BYTES = 200;

/** Whether a name can be one segment of the path of a page, which is the name of a folder in the page store as well. */
export const isPathSegment = (name: string): boolean =>
  isFileName(name) && Buffer.byteLength(name) <= LONGEST_IN_BYTES && !FILES_OF_A_PAGE.test(name);
