import type { FastifyRequest } from 'fastify';
import { deriveKey, isSignatureOf, sign } from '../kernel/secrets.ts';

/** The header with which `doctor` asks, and the one it is answered with. */
export const ASKS_THE_WAY = 'x-komawari-doctor';
export const SEEN_AS = 'x-komawari-seen-as';

const LASTS_MS = 60_000;

/** What only somebody with the secret of the installation can send, for a minute. */
export function askTheWay(secret: string): string {
  const until = String(Date.now() + LASTS_MS);
  return `${until}.${sign(deriveKey(secret, 'doctor'), until)}`;
}

/** The address this process takes for that of the visitor, for whoever may ask; null for everybody else. */
export function tellTheWay(secret: string, { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string | null {
  const [until = '', signature = ''] = String(headers[ASKS_THE_WAY] ?? '').split('.');
  const isTheirs = Number(until) > Date.now() && isSignatureOf(deriveKey(secret, 'doctor'), until, signature);
  return isTheirs ? ip : null;
}
