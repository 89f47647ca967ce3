import { clearDrafts } from '@komawari/ui/forms';
import { useQueryClient } from '@komawari/ui/graphql/react';
import { useViewer } from '@komawari/ui/session/react';
import { useEffect, useRef } from 'react';
import { categoryCache } from '../portfolios/index.ts';

/** Who used this tab last with an account: what they typed and did not send stays for them, and for nobody else. */
const PERSON = 'komawari_person';

/** Forgets everything cached when somebody else is here than before: signed in, signed out, or with a new profile. */
export function useFreshViewer(): void {
  const viewer = useViewer();
  const client = useQueryClient();
  const known = useRef<string | null>(null);
  const now = viewer === undefined ? null : `${viewer.kind} ${viewer.id ?? ''}`;
  const person = viewer?.kind.startsWith('REGISTERED') ? viewer.id : null;
  useEffect(
    function forgetOther() {
      if (now === null) return;
      if (known.current !== null && known.current !== now) {
        categoryCache.clear();
        void client.resetQueries();
      }
      known.current = now;
    },
    [client, now],
  );
  useEffect(
    function forgetTypedByOther() {
      if (person) giveTabTo(person);
    },
    [person],
  );
}

function giveTabTo(person: string): void {
  try {
    const before = sessionStorage.getItem(PERSON);
    if (before !== null && before !== person) clearDrafts();
    sessionStorage.setItem(PERSON, person);
  } catch {
    // Site data is blocked: nothing was kept.
  }
}
