import { tabStorage } from '@komawari/ui/storage';

/** What this tab remembers of a review link: the key of the visit, the notes written in it, and by whom. */
export interface Visit {
  key: string;
  ownNotes: readonly string[];
  writerName: string;
}

const nameOf = (token: string): string => `komawari_review_${token.slice(0, 16)}`;

/** The visit of this tab; null when the link has still to be opened. */
export function readVisit(token: string): Visit | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(token)) ?? 'null') as Visit | null;
    return kept && typeof kept.key === 'string' && Array.isArray(kept.ownNotes) ? kept : null;
  } catch {
    // Whatever stands there is not ours.
    return null;
  }
}

/** Remembers the visit until the tab is closed. */
export function keepVisit(token: string, visit: Visit): void {
  tabStorage()?.setItem(nameOf(token), JSON.stringify(visit));
}

/** Forgets a visit whose key opens nothing any more. */
export function forgetVisit(token: string): void {
  tabStorage()?.removeItem(nameOf(token));
}
