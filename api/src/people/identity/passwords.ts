import { hash, verify } from '@node-rs/argon2';
import { problem, type Problem } from '../../kernel/errors.ts';
import { countCharacters } from '../../kernel/text.ts';
import { COMMON_PASSWORDS } from './commonPasswords.ts';

/** argon2id is the library's default algorithm; memory in KiB, OWASP's first choice. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords are compared after NFKC, so that the same keys give the same password on every device. */
const normalise = (password: string): string => password.normalize('NFKC');

/** argon2id hash of a password. */
export const hashPassword = (password: string): Promise<string> => hash(normalise(password), COST);

/** A hash nobody's password has: checking against it takes as long as checking a real one. */
const NOBODY = hashPassword('nobody has this password, it only costs time');

/** Whether the password fits. Without a hash (unknown account) it takes the same time and answers false. */
export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await NOBODY), normalise(password));
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
        `The password has ${length} characters and needs at least 8. A short sentence works well.`,
        'パスワードは8文字以上にしてください。',
      ),
    );
  else if (length > 128)
    found.push(
      problem(path, 'TOO_LONG', 'The password can have up to 128 characters.', 'パスワードは128文字までです。'),
    );
  else if (COMMON_PASSWORDS.has(plain.toLowerCase()))
    found.push(
      problem(
        path,
        'COMMON',
        'This password is too easy to guess. Choose another one.',
        'よく使われるパスワードです。別のものにしてください。',
      ),
    );
  else if (plain.toLowerCase() === email.toLowerCase() || plain.toLowerCase() === email.toLowerCase().split('@')[0]) {
    found.push(
      problem(
        path,
        'SAME_AS_EMAIL',
        'The password is your e-mail address. Choose another one.',
        'メールアドレスと同じパスワードは使えません。',
      ),
    );
  }
}
