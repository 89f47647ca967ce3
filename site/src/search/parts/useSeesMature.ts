import { execute } from '@komawari/ui/graphql';
import { hasSessionHint } from '@komawari/ui/session';
import { useEffect, useState } from 'react';
import { getShowsMature } from './searchOperations.ts';

/** Whether mature works are shown to who reads: their account says so or, where there is none, this browser. */
async function seesMature(): Promise<boolean> {
  if (!hasSessionHint()) return /(?:^|; )komawari_adult=1/.test(document.cookie);
  const { viewer } = await execute(getShowsMature, {});
  return viewer.__typename === 'RegisteredViewer' && viewer.showsMature;
}

/** Whether mature works may be offered, asked once it matters; false until that is known. */
export function useSeesMature(matters: boolean): boolean {
  const [sees, setSees] = useState(false);
  useEffect(
    function askOnce() {
      // Without an answer they are not offered, and a term that was typed is still read.
      if (matters) seesMature().then(setSees, () => setSees(false));
    },
    [matters],
  );
  return sees;
}
