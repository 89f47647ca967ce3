import { getLanguage, languages, type Language } from '@komawari/ui/language';

/** A page in one language. */
export interface LanguageAddress {
  language: Language;
  /** Percent-encoded, with the prefix of a language that is not the installation's. */
  path: string;
}

const below = (prefix: string, path: string): string => (prefix !== '' && path === '/' ? prefix : prefix + path);

/**
 * The addresses of a page: as it is shown, and in the other language.
 * @param path of the page, without a prefix
 * @param prefix of the language it is shown in; nothing for the installation's
 */
export function languageAddresses(path: string, prefix = ''): { shown: LanguageAddress; other: LanguageAddress } {
  const language = getLanguage();
  const other = languages.find((one) => one !== language)!;
  return {
    shown: { language, path: below(prefix, path) },
    other: { language: other, path: prefix === '' ? below(`/${other}`, path) : path },
  };
}
