import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { AttemptSecrets } from './askProvider.ts';

/** 256 random bits as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored in place of a secret. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/**
 * The PKCE verifier and the nonce of an attempt, made from the state and the browser's cookie: neither the database nor the
 * provider's answer is enough to exchange a code.
 */
export function secretsOf(browser: string, state: string): AttemptSecrets {
  const derive = (purpose: string) => createHmac('sha256', browser).update(`${purpose}:${state}`).digest('base64url');
  return { state, verifier: derive('pkce'), nonce: derive('nonce') };
}
