import { createHash, randomBytes } from 'node:crypto';

/** Begins every secret, so that people and secret scanners know one when they see it. */
const MARK = 'komawari_sec_';

/** A new secret: 256 random bits behind the mark. */
export const newClientSecret = (): string => `${MARK}${randomBytes(32).toString('base64url')}`;

/** What is stored of a secret. It is random, so nobody can try their way back from this. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** By what a developer knows a secret again. */
export const endingOfSecret = (secret: string): string => secret.slice(-4);

/** A new client id: it says what it is, and cannot be guessed. */
export const newClientId = (): string => `app-${randomBytes(12).toString('hex')}`;
