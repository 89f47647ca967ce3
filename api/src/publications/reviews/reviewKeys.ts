import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { deriveKey, isSignatureOf, sign } from '../../kernel/secrets.ts';

/** A new token: 256 random bits, base64url. */
export const newReviewToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It is random itself, so a plain hash cannot be searched through. */
export const hashOfReviewToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether a text could be an id of a link or a note. */
export const isReviewId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);

const textOf = (linkId: string, visitId: string): string => `${linkId} ${visitId}`;

/** What a visitor who opened a link shows from then on. It is of no use without the token, nor once the link has ended. */
export function newVisitKey(secret: string, linkId: string): string {
  const visitId = randomUUID();
  return `${visitId}.${sign(deriveKey(secret, 'review-visit'), textOf(linkId, visitId))}`;
}

/** The visit a key stands for; null when it is not ours or of another link. */
export function visitOfKey(secret: string, linkId: string, key: string): string | null {
  const [visitId = '', signature = ''] = key.split('.');
  if (!isReviewId(visitId)) return null;
  return isSignatureOf(deriveKey(secret, 'review-visit'), textOf(linkId, visitId), signature) ? visitId : null;
}
