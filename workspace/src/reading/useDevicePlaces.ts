import { queryKeyOf, useQueryClient } from '@komawari/ui/graphql/react';
import { useViewer } from '@komawari/ui/session/react';
import { useEffect } from 'react';
import { giveToAccount, takeFromAccount } from './devicePlaces.ts';
import { GetReadingHistories } from './operations/GetReadingHistories.ts';

/** Keeps what this device remembers with the person it belongs to, whoever comes and goes. */
export function useDevicePlaces(): void {
  const viewer = useViewer();
  const client = useQueryClient();
  const isGuest = viewer?.kind.startsWith('GUEST');
  const accountId = viewer?.id;
  useEffect(
    function keepWithOwner() {
      if (isGuest === undefined) return;
      keep(isGuest ? null : (accountId ?? null))
        .then((hasMoved) => (hasMoved ? client.invalidateQueries({ queryKey: queryKeyOf(GetReadingHistories) }) : null))
        // Offline, or site data is blocked: it is tried with the next page.
        .catch(() => undefined);
    },
    [isGuest, accountId, client],
  );
}

async function keep(accountId: string | null): Promise<boolean> {
  if (accountId !== null) return giveToAccount(localStorage, accountId);
  takeFromAccount(localStorage);
  return false;
}
