import { createHash } from 'node:crypto';

/** The hash of a text as a page's policy names it, without the algorithm in front. @param algorithm as WebCrypto calls it: SHA-256 */
export const digestOf = (text: string, algorithm: string): string =>
  createHash(algorithm.replace('-', '')).update(text).digest('base64');
