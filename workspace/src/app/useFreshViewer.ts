import { useQueryClient } from '@komawari/ui/graphql/react';
import { useViewer } from '@komawari/ui/session/react';
import { useEffect, useRef } from 'react';

/** Forgets everything cached when somebody else is here than before: signed in, signed out, or with a new profile. */
export function useFreshViewer(): void {
  const viewer = useViewer();
  const client = useQueryClient();
  const known = useRef<string | null>(null);
  const now = viewer === undefined ? null : `${viewer.kind} ${viewer.id ?? ''}`;
  useEffect(
    function forgetOther() {
      if (now === null) return;
      if (known.current !== null && known.current !== now) void client.resetQueries();
      known.current = now;
    },
    [client, now],
  );
}
