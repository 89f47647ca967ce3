import { createVisits } from '@komawari/ui/history';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Notes every address this tab shows, so that "back" and the place to return to are known. */
export function useRecordedVisits(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(
    function record() {
      createVisits().record(`${pathname}${search}${hash}`);
    },
    [pathname, search, hash],
  );
}
