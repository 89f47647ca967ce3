import groundErrors from '../messages/groundErrors.js';
import { problem, type Problem } from './errors.ts';
import { said } from './said.ts';

/** Characters of a URL: decisions 4.2, and below what one page of an index holds. */
export const MAX_URL_LENGTH = 2048;

/**
 * Checks a URL a person gives us to link to: http or https, at most 2,048 characters also as browsers write it, and
 * without credentials, which only ever disguise where a link leads. Answers it as browsers write it.
 */
export function checkWebUrl(text: string, path: string[], found: Problem[]): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const isFine =
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.href.length <= MAX_URL_LENGTH;
  if (!isFine)
    found.push(
      problem(
        path,
        'FORM',
        said(groundErrors, (t) => t.text.noLink()),
      ),
    );
  return url?.href ?? text;
}
