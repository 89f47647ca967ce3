import { deriveKey, encrypt, decrypt } from '../kernel/secrets.ts';
import type { Letter } from './letter.ts';

/** What an operator may read of a mail that was not sent. */
export type Envelope = Pick<Letter, 'to' | 'subject'>;

/** The two parts of a mail as they are stored. Each is bound to its mail: moved to another row it cannot be opened. */
export interface SealedMail {
  sealedEnvelope: string;
  sealedLetter: string;
}

/** Seals a letter with the installation's key. */
export function sealLetter(secret: string, id: string, letter: Letter): SealedMail {
  const key = deriveKey(secret, 'mail');
  const { to, subject } = letter;
  return {
    sealedEnvelope: encrypt(key, 'mail', `envelope ${id} ${JSON.stringify({ to, subject } satisfies Envelope)}`),
    sealedLetter: encrypt(key, 'mail', `letter ${id} ${JSON.stringify(letter)}`),
  };
}

function open(secret: string, begin: string, sealed: string): unknown {
  const text = decrypt(deriveKey(secret, 'mail'), 'mail', sealed);
  return text?.startsWith(begin) ? JSON.parse(text.slice(begin.length)) : null;
}

/** Opens a stored letter; null when it belongs to another mail or another installation. */
export const openLetter = (secret: string, id: string, sealed: string): Letter | null =>
  open(secret, `letter ${id} `, sealed) as Letter | null;

/** Opens the envelope of a mail; null when it belongs to another mail or another installation. */
export const openEnvelope = (secret: string, id: string, sealed: string): Envelope | null =>
  open(secret, `envelope ${id} `, sealed) as Envelope | null;
