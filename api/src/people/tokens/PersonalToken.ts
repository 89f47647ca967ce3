import { createHash, randomBytes } from 'node:crypto';

/** Days a personal token can live. */
export const TOKEN_DAYS = [30, 90, 365] as const;

/** Begins every personal token, so that people and secret scanners know one when they see it. */
const MARK = 'komawari_pat_';
const FORM = /^Bearer (komawari_pat_[\w-]{43})$/;
/** Characters of it that are kept readable: the mark and six of 43. */
const PREFIX_LENGTH = MARK.length + 6;

/** A new token: 256 random bits behind the mark. */
export const newPersonalToken = (): string => `${MARK}${randomBytes(32).toString('base64url')}`;

/** What is stored of a token. It is random, so nobody can try their way back from this. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** How a token begins. */
export const prefixOfToken = (token: string): string => token.slice(0, PREFIX_LENGTH);

/** The personal token of an Authorization header; null when it holds none of that form. */
export const readPersonalToken = (authorization: string | null | undefined): string | null =>
  FORM.exec(authorization ?? '')?.[1] ?? null;
