import { deriveKey, encrypt, decrypt } from '../kernel/secrets.ts';
import type { Letter } from './letter.ts';

/** What an operator may read of a mail that was not sent. */
export type Envelope = Pick<Letter, 'to' | 'subject'>;

/** The two parts of a mail as they are stored. Each is bound to its mail: moved to another row it cannot be decrypted. */
export interface EncryptedMail {
  sealedEnvelope: string;
  sealedLetter: string;
}

/** Encrypts a letter with the installation's key. */
export function encryptLetter(secret: string, id: string, letter: Letter): EncryptedMail {
  const key = deriveKey(secret, 'mail');
  const { to, subject } = letter;
  return {
    sealedEnvelope: encrypt(key, 'mail', `envelope ${id} ${JSON.stringify({ to, subject } satisfies Envelope)}`),
    // A worker of the previous release reads `paragraphsJa` of every letter.
    sealedLetter: encrypt(key, 'mail', `letter ${id} ${JSON.stringify({ paragraphsJa: [], ...letter })}`),
  };
}

function decryptPart(secret: string, begin: string, stored: string): unknown {
  const text = decrypt(deriveKey(secret, 'mail'), 'mail', stored);
  return text?.startsWith(begin) ? JSON.parse(text.slice(begin.length)) : null;
}

/** What the previous release queues: English, with Japanese paragraphs after it. */
type FormerLetter = Omit<Letter, 'language'> & { paragraphsJa: string[] };

/** Decrypts a stored letter; null when it belongs to another mail or another installation. */
export function decryptLetter(secret: string, id: string, stored: string): Letter | null {
  const letter = decryptPart(secret, `letter ${id} `, stored) as Letter | FormerLetter | null;
  if (letter === null || 'language' in letter) return letter;
  return { ...letter, language: 'en', paragraphs: [...letter.paragraphs, ...letter.paragraphsJa] };
}

/** Decrypts the envelope of a mail; null when it belongs to another mail or another installation. */
export const decryptEnvelope = (secret: string, id: string, stored: string): Envelope | null =>
  decryptPart(secret, `envelope ${id} `, stored) as Envelope | null;
