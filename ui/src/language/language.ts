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

/**
 * Makes a language that of this page, and tells whoever draws it. Its texts have to be there: `showLanguage` fetches them first.
 * From there one goes on in it: below its prefix, unless it is the installation's, which the page names.
 */
export function setLanguage(language: Language): void {
  shown = language;
  const page = document.documentElement;
  page.lang = language;
  const own = document.querySelector<HTMLMetaElement>('meta[name="komawari-language"]')?.content ?? language;
  if (own === language) delete page.dataset['prefix'];
  else page.dataset['prefix'] = `/${language}`;
  for (const listener of listeners) listener();
}

/** Tells when the page changes its language, until the answer is called. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
