/** The languages of the interface; the first is the one that texts are written in first. */
export const languages = ['en', 'ja'] as const;

/** A language that the interface speaks. */
export type Language = (typeof languages)[number];

let shown: Language | undefined;
const listeners = new Set<() => void>();

/** The language of this page, as `<html lang>` says; English where there is no page, as on a server. */
export function getLanguage(): Language {
  shown ??= typeof document !== 'undefined' && document.documentElement.lang === 'ja' ? 'ja' : 'en';
  return shown;
}

/** Makes a language that of this page, and tells whoever draws it. Its texts have to be there: `showLanguage` fetches them first. */
export function setLanguage(language: Language): void {
  shown = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Tells when the page changes its language, until the answer is called. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
