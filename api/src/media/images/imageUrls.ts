import { derivativeNames } from '@komawari/storage/images';
import { deriveKey, isSignatureOf, sign } from '../../kernel/secrets.ts';
import { passKeyOf, passOf, type Passage } from './passes.ts';
import { PURPOSES } from './purposes.ts';
import { standInSize } from './standIn.ts';
import type { ImageRecord } from './store/images.ts';

const THUMBNAIL_WIDTH = 160;

/** A signed URL lives for 15 minutes (decisions 4.3), and at least half of that when it is handed out. */
const SIGNED_FOR_SECONDS = 15 * 60;

/**
 * A picture as the schema shows it. `signedFor`: the account, or the review link, that may fetch it; null when everybody may.
 * `within`: the episode whose walls its account has to pass for it.
 */
export interface ImageNode extends ImageRecord {
  signedFor: string | null;
  within?: string | null;
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

/** One file of one picture: `800.webp` of it. */
export interface ImageFile {
  imageId: string;
  name: string;
}

const textOf = (method: string, { imageId, name }: ImageFile, accountId: string, expiresAt: number | string): string =>
  `${method} ${imageId}/${name} ${accountId} ${expiresAt}`;

function expiryOf(now: number): number {
  const step = SIGNED_FOR_SECONDS / 2;
  return (Math.floor(now / 1000 / step) + 2) * step;
}

/** The same for a page behind the walls of an episode, with what a web server needs that asks once for all of them. */
function pageQuery(secret: string, file: ImageFile, { accountId, episodeId }: Omit<Passage, 'expiresAt'>): string {
  const now = Date.now();
  const query = signatureQuery(secret, file, accountId, now);
  const key = passKeyOf(secret, { accountId, episodeId, expiresAt: expiryOf(now) });
  const signature = query.slice(query.lastIndexOf('=') + 1);
  return `${query}&in=${episodeId}&pass=${passOf(key, `/images/${file.imageId}/${file.name}`, signature)}`;
}

/**
 * The query string that lets one account fetch one file of a picture that is not public. Changes every 7.5 minutes, so
 * browsers can cache. It is no permission by itself: whoever serves the picture asks whether the account still may.
 */
export function signatureQuery(secret: string, file: ImageFile, accountId: string, now = Date.now()): string {
  const expiresAt = expiryOf(now);
  const signature = sign(deriveKey(secret, 'image-url'), textOf('GET', file, accountId, expiresAt));
  return `?exp=${expiresAt}&for=${accountId}&sig=${signature}`;
}

/** A request for a file of a picture, as far as its signature speaks of it. */
export interface SignedRequest {
  method: string;
  file: ImageFile;
  query: { exp?: unknown; for?: unknown; sig?: unknown };
}

/** The account that a request was signed for; null when its signature is not ours, of another file or method, or expired. */
export function accountOfSignature(
  secret: string,
  { method, file, query }: SignedRequest,
  now = Date.now(),
): string | null {
  const { exp, for: accountId, sig } = query;
  if (typeof exp !== 'string' || typeof sig !== 'string' || !/^\d{1,12}$/.test(exp)) return null;
  if (typeof accountId !== 'string' || accountId === '' || Number(exp) * 1000 < now) return null;
  return isSignatureOf(deriveKey(secret, 'image-url'), textOf(method, file, accountId, exp), sig) ? accountId : null;
}

/** The address of one file of a picture, as the viewer may fetch it. */
function urlOf({ id, signedFor, within = null }: ImageNode, name: string, secret: string): string {
  const file = { imageId: id, name };
  if (signedFor === null) return `/images/${id}/${name}`;
  const query =
    within === null
      ? signatureQuery(secret, file, signedFor)
      : pageQuery(secret, file, { accountId: signedFor, episodeId: within });
  return `/images/${id}/${name}${query}`;
}

/** The URLs of one slice (0-based) in one format, narrowest first. Thumbnails (160) are not candidates. */
export function candidatesOf(
  image: ImageNode,
  slice: number,
  format: 'webp' | 'avif',
  secret: string,
): ImageCandidate[] {
  const standIn = standInSize(image);
  if (standIn) return [standIn];
  const wanted = image.sliceCount > 1 ? slice + 1 : null;
  const all = derivativeNames(image.width, image.height, { purpose: PURPOSES[image.type], format }).filter(
    (made) => made.slice === wanted,
  );
  const candidates = all.filter((made) => made.width !== THUMBNAIL_WIDTH);
  return (candidates.length > 0 ? candidates : all).map(({ name, width, height }) => ({
    url: urlOf(image, name, secret),
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
  return urlOf(image, name, secret);
}
