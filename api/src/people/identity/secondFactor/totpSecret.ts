import { generateSecret, generateURI, verifySync } from 'otplib';
import { deriveKey, encrypt, decrypt } from '../../../kernel/secrets.ts';

/** RFC 6238: a code holds 30 seconds; the one before and after count too, because phones' clocks are off. */
const TOLERANCE_SECONDS = 30;

/** A new secret of 160 bits, as authenticator apps take it (base32). */
export const newTotpSecret = (): string => generateSecret();

/** The secret as it is stored. It is bound to its account: moved to another row it cannot be opened. */
export const encryptTotpSecret = (secret: string, accountId: string, totpSecret: string): string =>
  encrypt(deriveKey(secret, 'totp'), 'totp', `${accountId}:${totpSecret}`);

/** Opens a stored secret; null when it belongs to another account or another installation. */
export function decryptTotpSecret(secret: string, accountId: string, encrypted: string): string | null {
  const text = decrypt(deriveKey(secret, 'totp'), 'totp', encrypted);
  return text?.startsWith(`${accountId}:`) ? text.slice(accountId.length + 1) : null;
}

/** The URI an authenticator app reads out of the QR code. */
export const totpUri = (totpSecret: string, label: string): string =>
  generateURI({ issuer: 'Komawari', label, secret: totpSecret });

/** The time step a code belongs to, later than `lastStep`; null when it fits none. `now` in seconds. */
export function stepOfCode(
  totpSecret: string,
  code: string,
  { now, lastStep }: { now: number; lastStep: number },
): number | null {
  const token = code.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const result = verifySync({
    secret: totpSecret,
    token,
    epoch: now,
    epochTolerance: TOLERANCE_SECONDS,
    // Before the first use every step is good; the library takes no step below 0.
    ...(lastStep > 0 ? { afterTimeStep: lastStep } : {}),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
