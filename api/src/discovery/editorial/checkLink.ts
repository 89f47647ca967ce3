import { problem, type Problem } from '../../kernel/errors.ts';
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
      `"${link}" leads nowhere. Give a path such as /new_works, or a URL that begins with https://.`,
      '「/」で始まるパスか、https:// で始まるアドレスを指定してください。',
    ),
  );
  return link;
}
