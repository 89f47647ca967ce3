import { showLanguage } from '@komawari/ui/language';
import { useLanguage } from '@komawari/ui/language/react';
import { useEffect, useState } from 'react';
import { usePlace } from '../shared/place.ts';
import { firstLanguageOf, languageInQuery } from '../shared/wishedLanguage.ts';

/**
 * Writes the language that a pushed request wishes for into the address of its page, where that of any other request stands, and says
 * whether the page is in it. So the sign-in before it is too, and whatever leads back. `wished` is known once the request was checked.
 */
export function usePushedLanguage(wished: readonly string[] | undefined): boolean {
  const { pathname, search, go } = usePlace();
  const shown = useLanguage();
  const [isOutOfReach, setOutOfReach] = useState(false);
  const query = new URLSearchParams(search);
  const pushed = query.has('ui_locales') ? undefined : firstLanguageOf(wished ?? []);
  if (pushed) query.set('ui_locales', pushed);
  const address = pushed && `${pathname}?${query}`;
  const asked = languageInQuery(query);
  useEffect(
    function sayInAddress() {
      if (address !== undefined) go(address, { replace: true });
    },
    // oxlint-disable-next-line react/exhaustive-deps -- where it leads, not what leads there
    [address],
  );
  const isOther = wished !== undefined && address === undefined && asked !== undefined && asked !== shown;
  useEffect(
    function followApplication() {
      // Offline: better the language that is here than nothing.
      if (isOther) showLanguage(asked).catch(() => setOutOfReach(true));
    },
    [isOther, asked],
  );
  return address === undefined && (!isOther || isOutOfReach);
}
