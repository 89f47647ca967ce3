import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * How hard to compress: `fast` while somebody waits for the page, `best` for what is compressed once and read often, `large` for so
 * much of it that the best takes seconds.
 */
export type Effort = 'fast' | 'best' | 'large';

/** Per 28 kB page brotli 5 costs 0.4 ms and 11 costs 30 ms, for 10 % fewer bytes. */
const LEVELS = { fast: { brotli: 5, gzip: 6 }, best: { brotli: 11, gzip: 9 }, large: { brotli: 9, gzip: 9 } } as const;

/** A window holds so much less than its power of two (RFC 7932, section 9.1). */
const GAP = 16;

/**
 * How far back Brotli looks, as a power of two: as far as the text is long. What Brotli sets up beforehand grows with it: a
 * page of 32 kB takes 0.6 ms of CPU instead of the 0.8 with the widest window.
 */
const windowOf = (body: Buffer): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(body.length + GAP)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_MAX_WINDOW_BITS,
  );

/** The two compressed forms of a text, made outside the main thread. */
export async function compress(body: Buffer, effort: Effort): Promise<{ br: Buffer; gz: Buffer }> {
  const level = LEVELS[effort];
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(body),
      },
    }),
    gzipped(body, { level: level.gzip }),
  ]);
  return { br, gz };
}

/** Formats that get smaller. Fonts and pictures are compressed inside. */
const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.html', '.txt', '.xml', '.webmanifest', '.map']);

/** A file of so many bytes goes into one packet as it is. */
const SMALLEST = 512;
/** The smallest form costs seconds a megabyte; what is larger is a library that few people load. */
const LARGEST = 256 * 1024;

/** Does a file of the front ends have compressed forms? */
export const isCompressible = (name: string, body: Buffer): boolean =>
  COMPRESSIBLE.has(extname(name)) && body.length > SMALLEST;

/** The compressed forms of a file of the front ends; null where they would not be smaller. */
export async function compressAsset(name: string, body: Buffer): Promise<{ br: Buffer | null; gz: Buffer | null }> {
  if (!isCompressible(name, body)) return { br: null, gz: null };
  return compress(body, body.length > LARGEST ? 'large' : 'best');
}
