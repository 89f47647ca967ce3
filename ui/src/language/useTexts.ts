import { useSyncExternalStore } from 'react';
import type { Catalogue } from './catalogues.ts';
import { getLanguage, subscribeToLanguage, type Language } from './language.ts';

/** The language of this page; what uses it is drawn anew when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribeToLanguage, getLanguage, getLanguage);

/** The texts of a catalogue in the language of this page: `const texts = useTexts(home)`, `texts.head.title()`. Waits for them. */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  const language = useLanguage();
  const texts = catalogue.find(language);
  if (texts !== undefined) return texts;
  // Thrown like TanStack Query does, as `use` has to be asked at each drawing, and then waits a moment for what is here.
  throw catalogue.expect(language);
}
