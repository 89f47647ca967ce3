import { createECDH, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Actor, ViewerKind } from '../../kernel/actor.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { deriveKey } from '../../kernel/secrets.ts';

/** R9-029: an identity token lives 300 seconds. */
export const TOKEN_LIFE_SECONDS = 300;

const AUDIENCE = 'komawari';
const KINDS: readonly ViewerKind[] = [
  'GUEST_NO_PROVIDER',
  'GUEST_WITH_PROVIDER',
  'REGISTERED_WITHOUT_EMAIL',
  'REGISTERED',
];

/** Makes and reads identity tokens (JWT, ES256). Reading one asks no database. */
export interface TokenIssuer {
  issue(actor: Actor & { accountId: string }, sessionId: string): Promise<string>;
  /** Who the token speaks for. Throws UNAUTHENTICATED when it is expired, altered, or of another kind or issuer. */
  read(token: string): Promise<Actor>;
}

/** The P-256 key that belongs to the secret, so that every process signs with the same one. */
export function signingKey(secret: string): KeyObject {
  const scalar = deriveKey(secret, 'token-signing');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar);
  const point = curve.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: scalar.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

/** Builds the issuer of one deployment; `issuer` is its public address. */
export function createTokenIssuer(secret: string, issuer: string): TokenIssuer {
  const privateKey = signingKey(secret);
  const publicKey = createPublicKey(privateKey);
  return {
    issue: ({ accountId, kind }, sessionId) =>
      new SignJWT({ kind, sid: sessionId })
        .setProtectedHeader({ alg: 'ES256', typ: 'komawari-identity+jwt' })
        .setSubject(accountId)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_LIFE_SECONDS}s`)
        .sign(privateKey),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: ['ES256'],
          typ: 'komawari-identity+jwt',
          issuer,
          audience: AUDIENCE,
        });
        const kind = KINDS.find((known) => known === payload['kind']);
        const sessionId = payload['sid'];
        if (payload.sub && kind && typeof sessionId === 'string') return { accountId: payload.sub, kind, sessionId };
      } catch {
        // Whatever is wrong with a token, the caller learns only that it is not accepted.
      }
      throw unauthenticated();
    },
  };
}
