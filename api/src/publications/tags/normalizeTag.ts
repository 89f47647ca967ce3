import { problem, type Problem } from '../../kernel/errors.ts';
import { isPathSegment } from '../../kernel/pathSegment.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { cleanTagTitle } from '../../kernel/tagTitle.ts';
import { countCharacters } from '../../kernel/text.ts';
import { limits } from './limits.ts';

const MAX_LENGTH = limits.tagTitle.max;
/* oxlint-disable-next-line no-control-regex -- control characters are what is refused */
const FORBIDDEN = /[\s#\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ud800-\udfff/\\?]/u;

/** Checks one tag; returns it cleaned and collects what is wrong. */
export function checkTagTitle(title: string, path: string[], found: Problem[]): string {
  const cleaned = cleanTagTitle(title);
  if (cleaned === '')
    found.push(
      problem(
        path,
        'REQUIRED',
        said(publicationsErrors, (t) => t.tags.empty()),
      ),
    );
  if (countCharacters(cleaned) > MAX_LENGTH) {
    found.push(
      problem(
        path,
        'TOO_LONG',
        said(publicationsErrors, (t) => t.tags.tooLong({ tag: cleaned, most: MAX_LENGTH })),
      ),
    );
  }
  if (FORBIDDEN.test(cleaned)) {
    found.push(
      problem(
        path,
        'FORBIDDEN_CHARACTERS',
        said(publicationsErrors, (t) => t.tags.forbiddenCharacters({ tag: cleaned })),
      ),
    );
  } else if (cleaned !== '' && countCharacters(cleaned) <= MAX_LENGTH && !isPathSegment(cleaned)) {
    found.push(
      problem(
        path,
        'RESERVED',
        said(publicationsErrors, (t) => t.tags.reserved({ tag: cleaned })),
      ),
    );
  }
  return cleaned;
}
