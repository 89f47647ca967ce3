import { createHmac, randomInt } from 'node:crypto';
import { deriveKey } from '../../../kernel/secrets.ts';

/** Shown once, so it has to be enough for a few lost phones. */
const CODES = 10;
/** Without i, l, o and u: nobody reads a digit for a letter, or a word. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const HALF = 5;

const half = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten new codes such as `7k2qd-m4x9t`, 50 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, () => `${half()}-${half()}`);

/** A code as it is compared: what people write between the letters, and letters that look like digits, do not count. */
const plain = (code: string): string =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

/**
 * What is stored of a code. Keyed with the installation's secret: 50 bits alone could be tried out on a stolen database.
 */
export const hashRecoveryCode = (secret: string, accountId: string, code: string): Buffer =>
  createHmac('sha256', deriveKey(secret, 'recovery-code'))
    .update(`${accountId}:${plain(code)}`)
    .digest();
