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
      const ownerId = isGuest ? null : (accountId ?? null);
      // Offline, or site data is blocked: it is tried with the next page. Neither waits for the other, which may fail alone.
      keepEpisodes(ownerId).catch(() => undefined);
      keepPlaces(ownerId)
        .then((hasMoved) => (hasMoved ? onMoved() : null))
        .catch(() => undefined);
    },
    [isGuest, accountId, onMoved],
  );
}

async function keepEpisodes(ownerId: string | null): Promise<void> {
  // Few devices keep episodes, and the sign-in is light.
  if (hasKept()) await (await import('@komawari/ui/kept/forgetKept.ts')).keepWithOwner(ownerId);
}

async function keepPlaces(ownerId: string | null): Promise<boolean> {
  if (ownerId !== null) return giveToAccount(localStorage, ownerId);
  takeFromAccount(localStorage);
  return false;
}
