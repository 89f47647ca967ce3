import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { problem, type Problem } from '../../kernel/errors.ts';
import { unavailable } from '../../kernel/outages.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { countCharacters } from '../../kernel/text.ts';
import { COMMON_PASSWORDS } from './commonPasswords.ts';

/** argon2id is the library's default algorithm; memory in KiB, OWASP's first choice. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes are made on libuv's threads, which files and signatures of sessions wait for too: without a limit, people who try passwords
 * would hold up everybody who reads. Two are some fifty a second.
 */
const turns = pLimit(2);

/** Whoever comes behind so many would wait longer than a person does. */
const WAITING_AT_MOST = 100;

/** Asks to come again while too many passwords wait. Called before a try is counted, so that a crowd costs nobody their tries. */
export function insistOnRoom(): void {
  if (turns.pendingCount >= WAITING_AT_MOST) throw unavailable();
}

/** Waits for a turn. Those who were let in have room, also where many were let in at once. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= 2 * WAITING_AT_MOST) throw unavailable();
  return turns(work);
}

/** Passwords are compared after NFKC, so that the same keys give the same password on every device. */
const normalise = (password: string): string => password.normalize('NFKC');

/** decisions 4.4: a password of so many characters is enough by itself, where a shorter one wants a second step. */
const LONG = 15;

/** What stands before the hash of a long password: afterwards nobody can tell how long it was. */
const LONG_MARK = 'long ';

const isLong = (plain: string): boolean => countCharacters(plain) >= LONG;

/** argon2id hash of a password, and whether that is a long one. */
export async function hashPassword(password: string): Promise<string> {
  const plain = normalise(password);
  return `${isLong(plain) ? LONG_MARK : ''}${await inTurn(() => hash(plain, COST))}`;
}

/** Whether what is stored is the hash of a password that is enough without a second step. */
export const isLongPassword = (stored: string): boolean => stored.startsWith(LONG_MARK);

/**
 * The hash that says a password is long, where the one that is stored does not: whether it is was not noted once, and is only known
 * when somebody types it. Null where nothing is to be said.
 */
export const renewHash = async (stored: string, password: string): Promise<string | null> =>
  isLongPassword(stored) || !isLong(normalise(password)) ? null : hashPassword(password);

/** A hash nobody's password has: checking against it takes as long as checking a real one. */
const NOBODY = hashPassword('nobody has this password, it only costs time');

/** Whether the password fits. Without a hash (unknown account) it takes the same time and answers false. */
export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  const known = stored ?? (await NOBODY);
  const fits = await inTurn(() => verify(known.slice(known.indexOf('$')), normalise(password)));
  return fits && stored !== null;
}

/** decisions 4.4: 8 to 128 code points after NFKC, not a common one, not the e-mail address. No rules of composition. */
export function checkPassword(password: string, email: string, path: string[], found: Problem[]): void {
  const plain = normalise(password);
  const length = countCharacters(plain);
  if (length < 8)
    found.push(
      problem(
        path,
        'TOO_SHORT',
        said(peopleErrors, (t) => t.identity.passwordTooShort({ length })),
      ),
    );
  else if (length > 128)
    found.push(
      problem(
        path,
        'TOO_LONG',
        said(peopleErrors, (t) => t.identity.passwordTooLong()),
      ),
    );
  else if (COMMON_PASSWORDS.has(plain.toLowerCase()))
    found.push(
      problem(
        path,
        'COMMON',
        said(peopleErrors, (t) => t.identity.passwordCommon()),
      ),
    );
  else if (plain.toLowerCase() === email.toLowerCase() || plain.toLowerCase() === email.toLowerCase().split('@')[0]) {
    found.push(
      problem(
        path,
        'SAME_AS_EMAIL',
        said(peopleErrors, (t) => t.identity.passwordIsEmail()),
      ),
    );
  }
}
