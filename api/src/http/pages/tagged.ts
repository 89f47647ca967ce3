import { tagOf } from '../../publishing/index.ts';

/** The headers by which caches in front find what they are told to forget. */
export const tagged = (headers: readonly string[], path: string): Record<string, string> =>
  Object.fromEntries(headers.map((header) => [header, tagOf(path)]));
