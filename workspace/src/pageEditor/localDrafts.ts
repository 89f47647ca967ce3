import { getSession } from '@komawari/ui/session';
import { deviceStorage } from '@komawari/ui/storage';
import type { DraftPage } from './pages.ts';

const PREFIX = 'komawari-draft:';

/** Something with pictures in order that is being made or changed. */
interface WithPages {
  pages: readonly DraftPage[];
}

/** What this browser keeps of an edit until the server has it. */
export interface LocalDraft<Draft extends WithPages> {
  draft: Draft;
  /** Revision of the thing the edit began from; null for one the server does not know. */
  revision: number | null;
  /** When it was kept, as a UTC instant. */
  keptAt: string;
  /** How many pages were left out, because their files had not arrived. */
  leftOut: number;
}

/** Whose edit it is; null while nobody knows who is here. */
const owner = (): string | null => getSession().getState().viewer?.id ?? null;

/** Keeps an edit for whoever is here. Pages without a picture are left out: their files cannot be kept, and are counted instead. */
export function keepLocally<Draft extends WithPages>(name: string, draft: Draft, revision: number | null): void {
  const pages = draft.pages.flatMap((page) => (page.image ? [{ ...page, uploadKey: null }] : []));
  const kept: LocalDraft<Draft> & { owner: string | null } = {
    draft: { ...draft, pages },
    revision,
    keptAt: new Date().toISOString(),
    leftOut: draft.pages.length - pages.length,
    owner: owner(),
  };
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(kept));
  } catch {
    // The browser has no room or allows none. The edit is still on screen, and leaving warns.
  }
}

/** The edit kept under a name, or null. One that cannot be read, or is somebody else's, counts as none. */
export function readLocally<Draft extends WithPages>(name: string): LocalDraft<Draft> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as
      | (LocalDraft<Draft> & { owner: string | null })
      | null;
    const isOfOther = kept?.owner != null && owner() !== null && kept.owner !== owner();
    return kept && !isOfOther && Array.isArray(kept.draft.pages) ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets an edit: the server has it, or the creator does not want it. */
export function forgetLocally(name: string): void {
  deviceStorage()?.removeItem(PREFIX + name);
}
