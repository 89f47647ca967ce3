import { tabStorage } from '@komawari/ui/storage';

const KEY = 'komawari_request';

/** The ticket of a request that this tab has shown before, as ahead of a sign-in; null without one. */
export function readTicket(search: string): string | null {
  const kept = tabStorage()?.getItem(KEY) ?? null;
  const cut = kept?.indexOf(' ') ?? -1;
  return kept !== null && kept.slice(cut + 1) === search ? kept.slice(0, cut) : null;
}

/** Keeps the ticket of the latest request of this tab: a sign-in after it counts as one for this request. */
export const keepTicket = (search: string, ticket: string): void => tabStorage()?.setItem(KEY, `${ticket} ${search}`);

/** Forgets it once the request is answered. */
export const forgetTicket = (): void => tabStorage()?.removeItem(KEY);
