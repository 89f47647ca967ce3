import type { Language } from '@komawari/ui/language';
import { firstLanguageOf, languageOfTag } from '../shared/wishedLanguage.ts';

/** The language the application was last shown in on this device. */
const NAME = 'komawari_language';

function remembered(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null; // Site data is blocked.
  }
}

/** The language to begin in: as long as nobody knows who is here, the one shown here last, else what the browser asks for. */
export function languageOfDevice(): Language {
  return languageOfTag(remembered()) ?? firstLanguageOf(navigator.languages) ?? 'en';
}

/** Remembers the language for the next page that is opened here. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(NAME, language);
  } catch {
    // Site data is blocked: the next page begins in the browser's.
  }
}
