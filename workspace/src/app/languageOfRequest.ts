import type { Language } from '@komawari/ui/language';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import type { Place } from '../shared/place.ts';
import { paths } from '../shared/routes.ts';
import { languageInQuery } from '../shared/wishedLanguage.ts';

/**
 * The first language we speak of those that an application wishes for its user (`ui_locales`, OpenID Connect Core 3.1.2.1): on
 * the screens of its request, and on those of the sign-in that lead back to it. Into the address of a
 * request that was pushed ahead its page writes it (`usePushedLanguage`).
 */
export function languageOfRequest({ pathname, search }: Pick<Place, 'pathname' | 'search'>): Language | undefined {
  const query = new URLSearchParams(search);
  const [path, asked = ''] =
    pathname === paths.authorize ? [pathname, search] : (sameOriginPath(query.get('to'))?.split('?') ?? []);
  if (path !== paths.authorize) return undefined;
  return languageInQuery(new URLSearchParams(asked));
}
