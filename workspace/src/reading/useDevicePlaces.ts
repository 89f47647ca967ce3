import { hasKept } from '@komawari/ui/kept/flag.ts';
import { useViewer } from '@komawari/ui/session/react';
import { useEffect } from 'react';
import { takeFromAccount } from '@komawari/ui/signOut';
import { giveToAccount } from './devicePlaces.ts';

/**
 * Keeps what this device remembers with the person it belongs to, whoever comes and goes. `onMoved` hears that the account has
 * taken some over.
 */
export function useDevicePlaces(onMoved: () => unknown): void {
  const viewer = useViewer();
  const isGuest = viewer?.kind.startsWith('GUEST');
  const accountId = viewer?.id;
  useEffect(
    function keepWithOwner() {
      if (isGuest === undefined) return;
      keep(isGuest ? null : (accountId ?? null))
        .then((hasMoved) => (hasMoved ? onMoved() : null))
        // Offline, or site data is blocked: it is tried with the next page.
        .catch(() => undefined);
    },
    [isGuest, accountId, onMoved],
  );
}

async function keep(accountId: string | null): Promise<boolean> {
  // Few devices keep episodes, and the sign-in is light.
  if (hasKept()) await (await import('@komawari/ui/kept/forgetKept.ts')).keepWithOwner(accountId);
  if (accountId !== null) return giveToAccount(localStorage, accountId);
  takeFromAccount(localStorage);
  return false;
}
