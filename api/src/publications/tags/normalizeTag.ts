import { problem, type Problem } from '../../kernel/errors.ts';
import { isPathSegment } from '../../kernel/pathSegment.ts';
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
    found.push(problem(path, 'REQUIRED', 'A tag is empty. Remove it or write a word.', '空のタグがあります。'));
  if (countCharacters(cleaned) > MAX_LENGTH) {
    found.push(
      problem(
        path,
        'TOO_LONG',
        `The tag "${cleaned}" is longer than ${MAX_LENGTH} characters. Shorten it.`,
        `タグは${MAX_LENGTH}文字以内です。`,
      ),
    );
  }
  if (FORBIDDEN.test(cleaned)) {
    found.push(
      problem(
        path,
        'FORBIDDEN_CHARACTERS',
        `The tag "${cleaned}" has a space, "#" or a slash in it. Make it one word, or two tags.`,
        'タグに空白・#・スラッシュは使えません。',
      ),
    );
  } else if (cleaned !== '' && countCharacters(cleaned) <= MAX_LENGTH && !isPathSegment(cleaned)) {
    found.push(
      problem(
        path,
        'RESERVED',
        `"${cleaned}" means something else in the URL of a tag. Choose another word.`,
        `「${cleaned}」はタグに使えません。`,
      ),
    );
  }
  return cleaned;
}
