import { plainPath } from './plainPath.ts';

/** `/ja` on a page from which one goes on in the language below that prefix; what the server writes gets it from keepLanguage.ts. */
export const languagePrefix = (): string =>
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['prefix'] ?? '');

/** Where a page of the site is in the language of this page, by its plain path: `/works/w1`, `/ja/works/w1`. */
export function sitePath(path: string): string {
  const prefix = languagePrefix();
  // A path that somebody came from may have its prefix.
  if (prefix === '' || plainPath(path) !== path) return path;
  return prefix + path.replace(/^\/(?=[?#]|$)/, '');
}
