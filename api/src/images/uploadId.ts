import { randomBytes } from 'node:crypto';

/** An upload's id: 32 hexadecimal digits, which are also its file name. */
export const UPLOAD_ID = /^[0-9a-f]{32}$/;

/** A new upload id, random, or the one that belongs to these bytes. */
export const newUploadId = (seed: Buffer = randomBytes(16)): string => seed.subarray(0, 16).toString('hex');
