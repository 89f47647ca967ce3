import type { Cover } from './workForm.ts';

const KEY = 'komawari_draft_new-work-cover';

/** The cover chosen for a work that does not exist yet, or null. */
export function readKeptCover(): Cover | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Cover | null;
  } catch {
    return null;
  }
}

/** Keeps the cover through a reload of this tab. */
export function keepCover(cover: Cover | null): void {
  if (cover) sessionStorage.setItem(KEY, JSON.stringify(cover));
  else sessionStorage.removeItem(KEY);
}
