import { z } from 'zod';
import { deriveKey, encrypt, decrypt } from '../../kernel/secrets.ts';

/** decisions 4.4: mail links work for one hour, once. */
const LIFE_MS = 3_600_000;

const content = z.object({ emailAddress: z.string(), expiresAt: z.number(), nonce: z.string() });

/** The encrypted address in a sign-up link. Only this deployment can read it. */
export const encryptEmail = (secret: string, emailAddress: string, nonce: string, now = Date.now()): string =>
  encrypt(
    deriveKey(secret, 'sign-up-email'),
    'sign-up-email',
    JSON.stringify({ emailAddress, expiresAt: now + LIFE_MS, nonce }),
  );

/** Reads the address back. `expired` when it was ours and an hour has passed; null when it never was. */
export function decryptEmail(
  secret: string,
  encryptedEmail: string,
  now = Date.now(),
): { emailAddress: string; expiresAt: number } | 'expired' | null {
  const text = decrypt(deriveKey(secret, 'sign-up-email'), 'sign-up-email', encryptedEmail);
  if (text === null) return null;
  const parsed = content.safeParse(JSON.parse(text));
  if (!parsed.success) return null;
  return parsed.data.expiresAt < now ? 'expired' : parsed.data;
}
