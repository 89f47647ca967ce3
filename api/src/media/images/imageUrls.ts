import { derivativeNames } from '@komawari/storage/images';
import { deriveKey, isSignatureOf, sign } from '../../kernel/secrets.ts';
import { PURPOSES } from './purposes.ts';
import { standInSize } from './standIn.ts';
import type { ImageRecord } from './store/images.ts';

const THUMBNAIL_WIDTH = 160;

/** A signed URL lives for 15 minutes (decisions 4.3), and at least half of that when it is handed out. */
const SIGNED_FOR_SECONDS = 15 * 60;

/** A picture as the schema shows it. `signedFor`: the account, or the review link, that may fetch it; null when everybody may. */
export interface ImageNode extends ImageRecord {
  signedFor: string | null;
}

export interface ImageCandidate {
  url: string;
  width: number;
  height: number;
}

const REVIEW = 'review-';

/** Whom the pictures behind a review link are signed for: no account has such an id. */
export const signedForReview = (linkId: string): string => `${REVIEW}${linkId}`;

/** The review link a picture was signed for; null when it was signed for an account. */
export const reviewLinkOf = (signedFor: string): string | null =>
  signedFor.startsWith(REVIEW) ? signedFor.slice(REVIEW.length) : null;

const textOf = (imageId: string, accountId: string, expiresAt: number | string): string =>
  `GET ${imageId} ${accountId} ${expiresAt}`;

/**
 * The query string that lets one account fetch a picture that is not public. Changes every 7.5 minutes, so browsers can
 * cache. It is no permission by itself: whoever serves the picture asks whether the account still may.
 */
export function signatureQuery(secret: string, imageId: string, accountId: string, now = Date.now()): string {
  const step = SIGNED_FOR_SECONDS / 2;
  const expiresAt = (Math.floor(now / 1000 / step) + 2) * step;
  const signature = sign(deriveKey(secret, 'image-url'), textOf(imageId, accountId, expiresAt));
  return `?exp=${expiresAt}&for=${accountId}&sig=${signature}`;
}

/** The account that the query string of a request was signed for; null when it is not ours, of another picture, or expired. */
export function accountOfSignature(
  secret: string,
  imageId: string,
  query: { exp?: unknown; for?: unknown; sig?: unknown },
  now = Date.now(),
): string | null {
  const { exp, for: accountId, sig } = query;
  if (typeof exp !== 'string' || typeof sig !== 'string' || !/^\d{1,12}$/.test(exp)) return null;
  if (typeof accountId !== 'string' || accountId === '' || Number(exp) * 1000 < now) return null;
  return isSignatureOf(deriveKey(secret, 'image-url'), textOf(imageId, accountId, exp), sig) ? accountId : null;
}

const queryOf = ({ id, signedFor }: ImageNode, secret: string): string =>
  signedFor === null ? '' : signatureQuery(secret, id, signedFor);

/** The URLs of one slice (0-based) in one format, narrowest first. Thumbnails (160) are not candidates. */
export function candidatesOf(
  image: ImageNode,
  slice: number,
  format: 'webp' | 'avif',
  secret: string,
): ImageCandidate[] {
  const standIn = standInSize(image);
  if (standIn) return [standIn];
  const query = queryOf(image, secret);
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

/** The largest size as WebP. */
export const largestUrl = (image: ImageNode, secret: string): string =>
  candidatesOf(image, 0, 'webp', secret).at(-1)?.url ?? '';

/** The smallest size: 160 pixels wide, or the picture's own width when that is less. */
export function thumbnailUrl(image: ImageNode, secret: string): string {
  const standIn = standInSize(image);
  if (standIn) return standIn.url;
  // A small icon has its own width only.
  const name = derivativeNames(image.width, image.height, { purpose: PURPOSES[image.type] })[0]?.name ?? '160.webp';
  return `/images/${image.id}/${name}${queryOf(image, secret)}`;
}
