import { refuseUpload, type UploadAnswer } from './refuseUpload.ts';
import { said } from '../../../kernel/said.ts';
import mediaErrors from '../../../messages/mediaErrors.js';

const MB = 1024 * 1024;
/** decisions 4.3: one picture, and one archive (an episode's worth). */
const MAX_IMAGE_BYTES = 20 * MB;
const MAX_ARCHIVE_BYTES = 500 * MB;
/** A person's own data, as we give it out (account/data): the name we gave it, and room for many originals. */
export const MAX_DATA_BYTES = 4096 * MB;
const DATA = /^komawari-[\w-]+(?: ?\(\d+\))?\.zip$/i;
const ARCHIVE = /\.(?:zip|cbz)$/i;

/** Why a file of this name and size cannot be uploaded, whoever sends it; null when it can. */
export function checkLimits(fileName: string, size: number): UploadAnswer | null {
  const limit = DATA.test(fileName) ? MAX_DATA_BYTES : ARCHIVE.test(fileName) ? MAX_ARCHIVE_BYTES : MAX_IMAGE_BYTES;
  if (size <= limit) return null;
  // Rounded up: a little over 20 MB is 20.1 MB.
  const inMegabytes = (Math.ceil((size / MB) * 10) / 10).toFixed(1);
  return refuseUpload({
    code: 'TOO_LARGE_FILE',
    ...said(mediaErrors, (t) => t.images.tooLarge({ fileName, size: inMegabytes, limit: String(limit / MB) })),
  });
}
