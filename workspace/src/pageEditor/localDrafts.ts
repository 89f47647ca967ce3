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
}

/** Keeps an edit. Pages without a picture are left out: their files cannot be kept, and are named instead. */
export function keepLocally<Draft extends WithPages>(name: string, draft: Draft, revision: number | null): void {
  const kept: LocalDraft<Draft> = {
    draft: { ...draft, pages: draft.pages.flatMap((page) => (page.image ? [{ ...page, uploadKey: null }] : [])) },
    revision,
    keptAt: new Date().toISOString(),
  };
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(kept));
  } catch {
    // The browser has no room or allows none. The edit is still on screen, and leaving warns.
  }
}

/** The edit kept under a name, or null. One that cannot be read counts as none. */
export function readLocally<Draft extends WithPages>(name: string): LocalDraft<Draft> | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as LocalDraft<Draft> | null;
    return kept && Array.isArray(kept.draft.pages) ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets an edit: the server has it, or the creator does not want it. */
export function forgetLocally(name: string): void {
  localStorage.removeItem(PREFIX + name);
}
