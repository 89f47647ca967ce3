import type { SitemapItemLoose } from 'sitemap';
import { LANGUAGES, type Language } from '../../kernel/language.ts';
import { languagePath } from '../../kernel/languagePaths.ts';

/**
 * The entries of a page, one for each language, each of which names all of them and itself as search engines want it: what only
 * one of two pages says of the other does not count. Whoever speaks none of the languages is led to the one without a prefix.
 */
export function inEveryLanguage(page: SitemapItemLoose, own: Language): SitemapItemLoose[] {
  const links = [
    ...LANGUAGES.map((lang) => ({ lang, url: languagePath(lang, page.url, own) })),
    { lang: 'x-default', url: page.url },
  ];
  return LANGUAGES.map((language) => ({ ...page, url: languagePath(language, page.url, own), links }));
}
