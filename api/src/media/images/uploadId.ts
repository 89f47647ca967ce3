import { createHash, randomBytes } from 'node:crypto';

/** An upload's id: 32 hexadecimal digits, which are also its file name. */
export const UPLOAD_ID = /^[0-9a-f]{32}$/;

/** A new upload id, random. */
export const newUploadId = (): string => randomBytes(16).toString('hex');

/** The id of an upload that is made out of something else: a part of an archive, a page elsewhere. */
export const uploadIdOf = (parentId: string, fileName: string): string =>
  createHash('sha256').update(`${parentId}\0${fileName}`).digest().subarray(0, 16).toString('hex');
