import { createHash } from 'node:crypto';
import { deriveKey, sign } from '../../kernel/secrets.ts';

/** For whom, in which episode and until when (in seconds since 1970) pictures are let through together. */
export interface Passage {
  accountId: string;
  episodeId: string;
  expiresAt: number | string;
}

/**
 * The key to which a web server holds the passes of one account in one episode. It comes with a permission and opens nothing by
 * itself: who has it has been let in.
 */
export const passKeyOf = (secret: string, { accountId, episodeId, expiresAt }: Passage): string =>
  sign(deriveKey(secret, 'image-pass'), `${accountId} ${episodeId} ${expiresAt}`);

/**
 * What an address carries so that a web server tells by itself that this very file was handed out with this signature, once it
 * knows that the account is let in. MD5 between two keys, because that is what nginx computes (`secure_link_md5`).
 */
export const passOf = (key: string, path: string, signature: string): string =>
  createHash('md5').update(`${key} GET ${path} ${signature} ${key}`).digest('base64url');
