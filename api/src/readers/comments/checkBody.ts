import { problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { checkText } from '../../kernel/text.ts';
import { countLimits, limits } from './limits.ts';

/** Checks the text of a comment, which may hold one URL (decisions 4.2); answers it cleaned. */
export function checkBody(text: string, found: Problem[]): string {
  const body = checkText(
    text,
    {
      path: ['body'],
      label: said(readersErrors, (t) => t.comments.commentLabel()),
      ...limits.commentBody,
      multiline: true,
    },
    found,
  );
  if (body.split('\n').length > countLimits.commentLines)
    found.push(
      problem(
        ['body'],
        'TOO_MANY_LINES',
        said(readersErrors, (t) => t.comments.tooManyLines({ most: countLimits.commentLines })),
      ),
    );
  if ((body.match(/https?:\/\//gi) ?? []).length > 1)
    found.push(
      problem(
        ['body'],
        'TOO_MANY_LINKS',
        said(readersErrors, (t) => t.comments.tooManyLinks()),
      ),
    );
  return body;
}
