import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Flags of the authenticator data: somebody was there, was verified, and a key follows. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

interface CeremonyParts {
  challenge: string;
  origin?: string;
  rpID?: string;
  isVerified?: boolean;
}

/** A device that keeps one passkey, as far as a server can tell. */
export interface Authenticator {
  /** Answers a registration. */
  create(parts: CeremonyParts): object;
  /** Answers a sign-in or a confirmation. */
  get(parts: CeremonyParts & { userHandle?: string; counter?: number }): object;
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

function clientData(type: string, { challenge, origin = 'http://localhost:3000' }: CeremonyParts): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData({ rpID = 'localhost', isVerified = true }: CeremonyParts, flags: number, counter: number) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const allFlags = PRESENT | (isVerified ? VERIFIED : 0) | flags;
  return Buffer.concat([sha256(rpID), Buffer.from([allFlags]), count]);
}

/** Makes a device with a P-256 key that counts its uses. */
export function createAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // RFC 9053: EC2, ES256, P-256.
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const id = randomBytes(16);
  let uses = 0;
  const answer = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    create(parts) {
      const length = Buffer.from([0, id.length]);
      const authData = Buffer.concat([authenticatorData(parts, WITH_KEY, 0), Buffer.alloc(16), length, id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', parts)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    get({ userHandle, counter = (uses += 1), ...parts }) {
      const data = clientData('webauthn.get', parts);
      const authData = authenticatorData(parts, 0, counter);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        ...(userHandle === undefined ? {} : { userHandle: base64url(Buffer.from(userHandle)) }),
      });
    },
  };
}
