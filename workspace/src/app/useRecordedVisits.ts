import { createVisits } from '@komawari/ui/history';
import { useEffect } from 'react';
import { usePlace } from '../shared/place.ts';

/** Notes every address this tab shows, so that "back" and the place to return to are known. */
export function useRecordedVisits(): void {
  const { pathname, search, hash } = usePlace();
  useEffect(
    function record() {
      // The address of a review link is a secret: nothing leads back to it, and nothing keeps it.
      if (pathname.startsWith('/review/')) return;
      createVisits().record(`${pathname}${search}${hash}`);
    },
    [pathname, search, hash],
  );
}
