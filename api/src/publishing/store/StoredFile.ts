import { createHash } from 'node:crypto';

/** A file with its precompressed forms, all of one version. */
export interface StoredFile {
  body: Buffer;
  br: Buffer | null;
  gz: Buffer | null;
  /** Changes with the content; without quotes. */
  hash: string;
}

/** Changes with the content. */
export const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22);
