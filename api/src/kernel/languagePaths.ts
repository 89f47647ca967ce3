import { LANGUAGES, type Language } from './language.ts';

/** `//` and `/\` would be read as the beginning of another site's address where one is redirected to what follows the prefix. */
const PREFIXED = new RegExp(String.raw`^/(?<language>${LANGUAGES.join('|')})(?<path>/(?![/\\]).*)?$`, 's');

/** A path below the prefix of a language. */
export const belowPrefix = (language: Language, path: string): string => `/${language}${path === '/' ? '' : path}`;

/** Where the page of a path is in one language, when `own` is the installation's: `/new_works`, `/ja/new_works`. */
export const languagePath = (language: Language, path: string, own: Language): string =>
  language === own ? path : belowPrefix(language, path);

/** Where an installation is found, and in which language its plain paths are. */
export interface SiteAddress {
  http: { publicUrl: string };
  language: Language;
}

/** The URL at which a page of the site is found in one language: what mails and other sites lead to. */
export const pageUrl = ({ http, language: own }: SiteAddress, language: Language, path: string): string =>
  http.publicUrl + languagePath(language, path, own);

/**
 * The language and the page that a path with the prefix of a language means, also the installation's own; null where it has none.
 * `/ja` is the top page.
 */
export function readLanguagePath(path: string): { language: Language; path: string } | null {
  const groups = PREFIXED.exec(path)?.groups;
  return groups ? { language: groups['language'] as Language, path: groups['path'] ?? '/' } : null;
}
