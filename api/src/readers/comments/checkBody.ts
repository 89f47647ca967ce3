import { problem, type Problem } from '../../kernel/errors.ts';
import { checkText } from '../../kernel/text.ts';
import { countLimits, limits } from './limits.ts';

/** Checks the text of a comment, which may hold one URL (decisions 4.2); answers it cleaned. */
export function checkBody(text: string, found: Problem[]): string {
  const body = checkText(
    text,
    { path: ['body'], label: 'comment', labelJa: 'コメント', ...limits.commentBody, multiline: true },
    found,
  );
  if (body.split('\n').length > countLimits.commentLines)
    found.push(
      problem(
        ['body'],
        'TOO_MANY_LINES',
        `A comment has at most ${countLimits.commentLines} lines.`,
        `コメントは${countLimits.commentLines}行までです。`,
      ),
    );
  if ((body.match(/https?:\/\//gi) ?? []).length > 1)
    found.push(
      problem(
        ['body'],
        'TOO_MANY_LINKS',
        'A comment can have one link at most. Remove the others.',
        'URLは1つまでです。',
      ),
    );
  return body;
}
