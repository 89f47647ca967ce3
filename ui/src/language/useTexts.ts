import { use, useSyncExternalStore } from 'react';
import type { Catalogue } from './catalogues.ts';
import { getLanguage, subscribeToLanguage, type Language } from './language.ts';

/** The language of this page; what uses it is drawn anew when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribeToLanguage, getLanguage, getLanguage);

/** The texts of a catalogue in the language of this page: `const texts = useTexts(home)`, `texts.head.title()`. Waits for them. */
export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  const language = useLanguage();
  // Asked each time: React loses count of the hooks of a component that waited and then does not ask.
  return use(catalogue.load(language));
}
