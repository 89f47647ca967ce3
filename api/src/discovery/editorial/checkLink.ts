import { problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import discoveryErrors from '../../messages/discoveryErrors.js';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';

/** Where operators may lead readers: a page of ours (`/…`) or an https URL. Answers it in its normal form. */
export function checkLink(link: string, path: string[], found: Problem[]): string {
  const own = sameOriginPath(link);
  if (own !== null) return own;
  const isForeign = link.length <= 2048 && URL.canParse(link) && new URL(link).protocol === 'https:';
  if (isForeign) return new URL(link).href;
  found.push(
    problem(
      path,
      'NOT_AN_ADDRESS',
      said(discoveryErrors, (t) => t.editorial.notAnAddress({ link })),
    ),
  );
  return link;
}
