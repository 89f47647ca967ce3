import type { Language } from '../../kernel/language.ts';
import { belowPrefix, readLanguagePath } from '../../kernel/languagePaths.ts';
import { definePageFamily } from './PageFamily.ts';

const UNAVAILABLE = '/503';

/** Where the page that says so in a language is, which is not the installation's. */
export const unavailablePathIn = (language: Language): string => belowPrefix(language, UNAVAILABLE);

/** Whether a path is that of the page that says so, in whichever language. */
export const isUnavailablePath = (path: string): boolean => (readLanguagePath(path)?.path ?? path) === UNAVAILABLE;

/**
 * `/ja/503`, `/en/503`: that a page cannot be shown, in the language that is not the installation's. The one page of that language
 * which is stored: it is sent when nothing can be drawn.
 */
export const unavailablePages = definePageFamily({
  kind: 'unavailable in another language',
  parse: (path) => (readLanguagePath(path)?.path === UNAVAILABLE ? {} : null),
  findCanonicalPath: async (_reader, _page, path) => path,
});
