import { z } from 'zod';
import { problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';

const address = z.email().max(254);

/** Checks an e-mail address and returns it trimmed. */
export function checkEmailAddress(text: string, path: string[], found: Problem[]): string {
  const trimmed = text.trim().normalize('NFKC');
  if (trimmed === '')
    found.push(
      problem(
        path,
        'REQUIRED',
        said(peopleErrors, (t) => t.identity.emailNeeded()),
      ),
    );
  else if (!address.safeParse(trimmed).success)
    found.push(
      problem(
        path,
        'FORM',
        said(peopleErrors, (t) => t.identity.noEmail()),
      ),
    );
  return trimmed;
}
