import { derivativeNames, type ImagePurpose } from '@komawari/storage/images';
import { deriveKey, isSignatureOf, sign } from '../kernel/secrets.ts';
import type { ImageRecord, ImageType } from './store/images.ts';

/** What the image pipeline calls each kind of picture. */
export const PURPOSES: Record<ImageType, ImagePurpose> = {
  PAGE: 'page',
  COVER: 'cover',
  ICON: 'icon',
  HERO: 'hero',
  BANNER: 'banner',
};

const THUMBNAIL_WIDTH = 160;

/** A signed address lives for 15 minutes (decisions 4.3), and at least half of that when it is handed out. */
const SIGNED_FOR_SECONDS = 15 * 60;

/** A picture as the schema shows it: `isSigned` when only this viewer may fetch it. */
export interface ImageNode extends ImageRecord {
  isSigned: boolean;
}

export interface ImageCandidate {
  url: string;
  width: number;
  height: number;
}

/** The query string that lets its holder fetch a picture that is not public. Changes every 7.5 minutes, so browsers can cache. */
export function signatureQuery(secret: string, imageId: string, now = Date.now()): string {
  const step = SIGNED_FOR_SECONDS / 2;
  const expiresAt = (Math.floor(now / 1000 / step) + 2) * step;
  return `?exp=${expiresAt}&sig=${sign(deriveKey(secret, 'image-url'), `GET ${imageId} ${expiresAt}`)}`;
}

/** Whether the query string of a request is ours, for this picture, and not expired. */
export function isValidSignature(
  secret: string,
  imageId: string,
  query: { exp?: unknown; sig?: unknown },
  now = Date.now(),
): boolean {
  if (typeof query.exp !== 'string' || typeof query.sig !== 'string' || !/^\d{1,12}$/.test(query.exp)) return false;
  if (Number(query.exp) * 1000 < now) return false;
  return isSignatureOf(deriveKey(secret, 'image-url'), `GET ${imageId} ${query.exp}`, query.sig);
}

/** The addresses of one slice (0-based) in one format, narrowest first. Thumbnails (160) are not candidates. */
export function candidatesOf(
  image: ImageNode,
  slice: number,
  format: 'webp' | 'avif',
  secret: string,
): ImageCandidate[] {
  const query = image.isSigned ? signatureQuery(secret, image.id) : '';
  const wanted = image.sliceCount > 1 ? slice + 1 : null;
  const all = derivativeNames(image.width, image.height, { purpose: PURPOSES[image.type], format }).filter(
    (made) => made.slice === wanted,
  );
  const candidates = all.filter((made) => made.width !== THUMBNAIL_WIDTH);
  return (candidates.length > 0 ? candidates : all).map(({ name, width, height }) => ({
    url: `/images/${image.id}/${name}${query}`,
    width,
    height,
  }));
}

/** `srcset` text of candidates. */
export const srcSetOf = (candidates: ImageCandidate[]): string =>
  candidates.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** The smallest candidate at least that wide; without a width the largest. */
export function pickCandidate(
  candidates: ImageCandidate[],
  width: number | null | undefined,
): ImageCandidate | undefined {
  return (width ? candidates.find((candidate) => candidate.width >= width) : undefined) ?? candidates.at(-1);
}

/** The smallest size: 160 pixels wide, or the picture's own width when that is less. */
export function thumbnailUrl(image: ImageNode, secret: string): string {
  // A small icon has its own width only.
  const name = derivativeNames(image.width, image.height, { purpose: PURPOSES[image.type] })[0]?.name ?? '160.webp';
  return `/images/${image.id}/${name}${image.isSigned ? signatureQuery(secret, image.id) : ''}`;
}
