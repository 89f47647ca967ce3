import { InvalidKey } from './errors.ts';

// No segment begins with a dot: that rules out '.' and '..' and keeps dot folders for the disk store's own files.
const segment = '[A-Za-z0-9_@+=-][A-Za-z0-9._@+=-]{0,199}';
const keyPattern = new RegExp(`^${segment}(/${segment})*$`);
const prefixPattern = new RegExp(`^(${segment}/)*(${segment})?$`);

// S3 allows 1,024 bytes; a folder on disk adds its own path to that.
const longestKey = 512;

/** Refuses a key with `InvalidKey` if it is absolute, climbs, has empty or hidden segments, or is longer than 512. */
export function checkKey(key: string): void {
  if (key.length > longestKey || !keyPattern.test(key)) throw new InvalidKey(key);
}

/** The same for the beginning of a key: '' and 'images/' and 'images/i1' are fine. */
export function checkPrefix(prefix: string): void {
  if (prefix.length > longestKey || !prefixPattern.test(prefix)) throw new InvalidKey(prefix);
}
