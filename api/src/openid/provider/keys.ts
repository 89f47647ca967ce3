import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'jose';
import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { decrypt, deriveKey, encrypt } from '../../kernel/secrets.ts';
import { endKeys, insertKey, listPublishedKeys, lockKeys, type KeyAlgorithm, type StoredKey } from './store/keys.ts';

const PURPOSE = 'openid-key';
const DAY = 86_400;

/** Clients keep what they read of the published keys for hours: a new key is published this long before it signs. */
const PUBLISHED_BEFORE_SECONDS = DAY;
/** An ID token lives minutes, but ends a session as a hint weeks later. */
const PUBLISHED_AFTER_SECONDS = 30 * DAY;

const ALGORITHMS: readonly KeyAlgorithm[] = ['ES256', 'RS256'];

/** A private key as the provider takes it. */
export type SigningKey = JWK & { kid: string };

const generate = promisify(generateKeyPair);

async function makePrivateKey(algorithm: KeyAlgorithm, id: string): Promise<SigningKey> {
  const { privateKey } =
    algorithm === 'ES256'
      ? await generate('ec', { namedCurve: 'P-256' })
      : await generate('rsa', { modulusLength: 2048, publicExponent: 65_537 });
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), kid: id, alg: algorithm, use: 'sig' };
}

async function addKey(secret: string, tx: Transaction, algorithm: KeyAlgorithm, signsInSeconds: number): Promise<void> {
  const id = randomUUID();
  const text = JSON.stringify(await makePrivateKey(algorithm, id));
  await insertKey(tx, { id, algorithm, sealedKey: encrypt(deriveKey(secret, PURPOSE), PURPOSE, text), signsInSeconds });
}

/** Makes the first keys where there are none. */
async function ensureKeys({ config, database }: Needs<'config' | 'database'>): Promise<void> {
  await database.transact(async (tx) => {
    await lockKeys(tx);
    const known = await listPublishedKeys(tx);
    for (const algorithm of ALGORITHMS)
      if (!known.some((key) => key.algorithm === algorithm)) await addKey(config.secret, tx, algorithm, 0);
  });
}

function openKey(secret: string, { id, sealedKey }: StoredKey): SigningKey {
  const text = decrypt(deriveKey(secret, PURPOSE), PURPOSE, sealedKey);
  if (text === null) throw new Error(`the signing key ${id} belongs to another KOMAWARI_SECRET`);
  return JSON.parse(text) as SigningKey;
}

/** The stored keys of this installation, made at the first need. The order says which of an algorithm signs: the first. */
export async function listKeys(services: Needs<'config' | 'database'>): Promise<StoredKey[]> {
  const found = await listPublishedKeys(services.database);
  if (ALGORITHMS.every((algorithm) => found.some((key) => key.algorithm === algorithm))) return found;
  await ensureKeys(services);
  return listPublishedKeys(services.database);
}

/** Opens stored keys for signing. Throws when they were encrypted under another secret. */
export const openKeys = ({ config }: Needs<'config'>, keys: readonly StoredKey[]): SigningKey[] =>
  keys.map((key) => openKey(config.secret, key));

/**
 * Puts new keys in the place of those that sign. They are published at once and sign a day later, or at once where an old
 * key may have been stolen: then the old ones are no longer published either. Else those stay for 30 days, so that what they
 * signed is still accepted.
 */
export async function rotateKeys(
  { config, database }: Needs<'config' | 'database'>,
  { isStolen }: { isStolen: boolean },
): Promise<StoredKey[]> {
  const before = isStolen ? 0 : PUBLISHED_BEFORE_SECONDS;
  return database.transact(async (tx) => {
    await lockKeys(tx);
    for (const algorithm of ALGORITHMS) {
      await endKeys(tx, algorithm, isStolen ? 0 : before + PUBLISHED_AFTER_SECONDS);
      await addKey(config.secret, tx, algorithm, before);
    }
    return listPublishedKeys(tx);
  });
}
