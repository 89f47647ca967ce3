/** What was typed, kept in this tab until it is sent: a reload or a wrong click costs nothing. */
export interface DraftOptions {
  /** Names the form and the thing it edits: "new-work", "episode-e123". */
  key: string;
  /** Fields that are never kept, e.g. passwords. */
  omit?: readonly string[];
}

const prefix = 'komawari_draft_';

function storageKeyOf(key: string): string {
  return prefix + key;
}

/** The kept values, or null. */
export function readDraft({ key }: DraftOptions): Record<string, unknown> | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKeyOf(key)) ?? 'null') as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

/** Keeps the values that may be kept. */
export function writeDraft({ key, omit = [] }: DraftOptions, values: Record<string, unknown>): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !omit.includes(name)));
  sessionStorage.setItem(storageKeyOf(key), JSON.stringify(kept));
}

/** Forgets them, after they were sent. */
export function clearDraft({ key }: DraftOptions): void {
  sessionStorage.removeItem(storageKeyOf(key));
}

/** Forgets what was typed into every form of this tab. */
export function clearDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
}
