import { showLanguage, type Language } from '@komawari/ui/language';
import { useLanguage } from '@komawari/ui/language/react';
import { useEffect, useState } from 'react';
import { rememberLanguage } from './languageOfDevice.ts';

/**
 * Shows the application in the language that the account chose, and says whether it is: a screen that is not drawn yet waits
 * for it, one that stands changes where it is. Whoever chose none (null), or is a guest or unknown yet, goes on in the device's.
 * What an application asks for (`asked`) goes before that, on its screens alone.
 */
export function useAccountLanguage(chosen: Language | null | undefined, asked?: Language): boolean {
  const shown = useLanguage();
  const wanted = asked ?? chosen ?? shown;
  const [stands, setStands] = useState(false);
  if (chosen !== undefined && wanted === shown && !stands) setStands(true);
  useEffect(
    function followAccount() {
      if (wanted === shown) return;
      if (asked === undefined) rememberLanguage(wanted);
      // Offline: better the language that is here than nothing.
      showLanguage(wanted).catch(() => setStands(true));
    },
    [wanted, shown, asked],
  );
  return stands || wanted === shown;
}
