import { tabStorage } from '../storage.ts';

/** What was typed, kept in this tab until it is sent: a reload or a wrong click costs nothing. */
export interface DraftOptions {
  /** Names the form and the thing it edits: "new-work", "episode-e123". */
  key: string;
  /** Fields that are never kept, e.g. passwords. */
  omit?: readonly string[];
  /** The revision of the thing the form began from: what was kept of another one is not forced on it. */
  revision?: number | null;
  /** What of the values may be written down; the rest is kept as long as this page lives, and gone after a reload. */
  forStorage?: (values: Record<string, unknown>) => Record<string, unknown>;
}

/** What was typed before, and when. */
export interface KeptDraft {
  values: Record<string, unknown>;
  revision: number | null;
  /** A UTC instant. */
  keptAt: string;
}

const prefix = 'komawari_draft_';

/** Drafts of which only a part may be written down, whole, each with the text that was written. */
const whole = new Map<string, { written: string; draft: KeptDraft }>();

function storageKeyOf(key: string): string {
  return prefix + key;
}

/** What was kept of this revision, or null. */
export function readDraft({ key, revision = null }: DraftOptions): KeptDraft | null {
  try {
    const written = sessionStorage.getItem(storageKeyOf(key)) ?? 'null';
    const inMemory = whole.get(key);
    const kept = inMemory?.written === written ? inMemory.draft : (JSON.parse(written) as Partial<KeptDraft> | null);
    if (!kept?.values || !kept.keptAt || (kept.revision ?? null) !== revision) return null;
    return { values: kept.values, revision, keptAt: kept.keptAt };
  } catch {
    return null;
  }
}

/** Keeps the values that may be kept. */
export function writeDraft(
  { key, omit = [], revision = null, forStorage = (all) => all }: DraftOptions,
  values: Record<string, unknown>,
): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !omit.includes(name)));
  const keptAt = new Date().toISOString();
  const written = JSON.stringify({ values: forStorage(kept), revision, keptAt });
  try {
    sessionStorage.setItem(storageKeyOf(key), written);
    whole.set(key, { written, draft: { values: structuredClone(kept), revision, keptAt } });
  } catch {
    // The browser has no room or allows none. What was typed is still on screen.
  }
}

/** Forgets them, after they were sent. */
export function clearDraft({ key }: DraftOptions): void {
  whole.delete(key);
  tabStorage()?.removeItem(storageKeyOf(key));
}

/** Forgets what was typed into every form of this tab. */
export function clearDrafts(): void {
  whole.clear();
  const storage = tabStorage();
  for (const name of Object.keys(storage ?? {})) if (name.startsWith(prefix)) storage?.removeItem(name);
}
