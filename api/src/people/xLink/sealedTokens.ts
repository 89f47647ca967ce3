import { createHmac } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { decrypt, deriveKey, encrypt } from '../../kernel/secrets.ts';
import type { XTokens } from './XLink.ts';

type Secret = Pick<Config, 'secret'>;

/** The tokens of a link as they are stored. */
export const sealTokens = ({ secret }: Secret, tokens: XTokens): string =>
  encrypt(deriveKey(secret, 'x-link'), 'x-link', JSON.stringify(tokens));

/** Reads back what was stored; null when it was altered, or the secret is another one. */
export function openTokens({ secret }: Secret, sealed: string): XTokens | null {
  const text = decrypt(deriveKey(secret, 'x-link'), 'x-link', sealed);
  return text === null ? null : (JSON.parse(text) as XTokens);
}

/** The PKCE verifier of an attempt, made from its state and the account: neither the address nor the database is enough. */
export const verifierOf = ({ secret }: Secret, accountId: string, state: string): string =>
  createHmac('sha256', deriveKey(secret, 'x-link')).update(`pkce:${accountId}:${state}`).digest('base64url');
