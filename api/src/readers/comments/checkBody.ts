import { problem, type Problem } from '../../kernel/errors.ts';
import { checkText } from '../../kernel/text.ts';

/** decisions 4.2: 1 to 500 characters, at most 20 lines and one address. */
const MAX_LINES = 20;

/** Checks the text of a comment; answers it cleaned. */
export function checkBody(text: string, found: Problem[]): string {
  const body = checkText(
    text,
    { path: ['body'], label: 'comment', labelJa: 'コメント', min: 1, max: 500, multiline: true },
    found,
  );
  if (body.split('\n').length > MAX_LINES)
    found.push(
      problem(
        ['body'],
        'TOO_MANY_LINES',
        `A comment has at most ${MAX_LINES} lines.`,
        `コメントは${MAX_LINES}行までです。`,
      ),
    );
  if ((body.match(/https?:\/\//gi) ?? []).length > 1)
    found.push(
      problem(
        ['body'],
        'TOO_MANY_LINKS',
        'A comment has at most one address. Remove the others.',
        'URLは1つまでです。',
      ),
    );
  return body;
}
