import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a derived key may be used for. Each purpose has its own key, so no signed value fits another place. */
export type SecretPurpose =
  | 'bank-account'
  | 'data-export'
  | 'doctor'
  | 'gift-code'
  | 'gift-stand-in'
  | 'image-pass'
  | 'image-url'
  | 'mail'
  | 'openid-key'
  | 'openid-request'
  | 'openid-session'
  | 'openid-subject'
  | 'recaptcha-bypass'
  | 'recovery-code'
  | 'restore-account'
  | 'review-visit'
  | 'sign-up-email'
  | 'token-signing'
  | 'totp'
  | 'visitor-key'
  | 'unsubscribe'
  | 'upload'
  | 'webhook'
  | 'x-link';

const derived = new Map<string, Buffer>();

/** Derives the 32-byte key of one purpose from the configured secret: once in a process, which has one secret. */
export function deriveKey(secret: string, purpose: SecretPurpose): Buffer {
  const name = `${purpose} ${secret}`;
  const key = derived.get(name) ?? Buffer.from(hkdfSync('sha256', secret, 'komawari', purpose, 32));
  derived.set(name, key);
  return key;
}

/** A signature over a text, base64url, 128 bits. */
export const sign = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');

/** Compares in constant time. */
export function isSignatureOf(key: Buffer, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(key, text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Encrypts a small text (AES-256-GCM); the purpose is bound as additional data. Returns base64url. */
export function encrypt(key: Buffer, purpose: SecretPurpose, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Reads back what `encrypt` made; null when it was altered, cut, or made for another purpose. */
export function decrypt(key: Buffer, purpose: SecretPurpose, encrypted: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length < 28) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    // A wrong tag is an answer, not a fault: the caller turns null into a refusal.
    return null;
  }
}
