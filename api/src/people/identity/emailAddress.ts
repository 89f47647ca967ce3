import { z } from 'zod';
import { problem, type Problem } from '../../kernel/errors.ts';

const address = z.email().max(254);

/** Checks an e-mail address and returns it trimmed. */
export function checkEmailAddress(text: string, path: string[], found: Problem[]): string {
  const trimmed = text.trim().normalize('NFKC');
  if (trimmed === '')
    found.push(problem(path, 'REQUIRED', 'Enter your e-mail address.', 'メールアドレスを入力してください。'));
  else if (!address.safeParse(trimmed).success)
    found.push(
      problem(
        path,
        'FORM',
        'This is not an e-mail address. Enter one such as name@example.com.',
        'メールアドレスの形が正しくありません。',
      ),
    );
  return trimmed;
}
