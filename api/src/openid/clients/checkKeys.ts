import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import openidErrors from '../../messages/openidErrors.js';

const LONGEST = 8_000;
const MOST = 5;
/** What only a private key, or a shared one, has (RFC 7518 section 6). */
const PRIVATE = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

function isPublicKey(key: unknown): boolean {
  if (typeof key !== 'object' || key === null || PRIVATE.some((name) => name in key)) return false;
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
    if (asymmetricKeyType === 'rsa') return (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
    return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    // Node says in many ways that something is no key.
    return false;
  }
}

function readSet(text: string): { keys: object[] } | null {
  try {
    const set: unknown = JSON.parse(text);
    const keys = (set as { keys?: unknown } | null)?.keys;
    return Array.isArray(keys) && keys.length > 0 && keys.length <= MOST && keys.every(isPublicKey)
      ? { keys: keys as object[] }
      : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Reads the public keys with which an application signs in place of a secret (RFC 7517); null takes them away. */
export function checkKeys(text: string | null, found: Problem[]): { keys: object[] } | null {
  if (text === null || text.trim() === '') return null;
  const set = text.length <= LONGEST ? readSet(text) : null;
  if (!set)
    found.push(
      problem(
        ['jwks'],
        'FORM',
        said(openidErrors, (t) => t.clients.noKeySet()),
      ),
    );
  return set;
}
