import { languages, type Language } from '@komawari/ui/language';

/** Which of our languages a tag such as `ja-JP` means (BCP 47). */
export const languageOfTag = (tag: string | null): Language | undefined =>
  languages.find((one) => one === tag?.split('-', 1)[0]?.toLowerCase());

/** The first language we speak of those that somebody wishes for, the best first. */
export const firstLanguageOf = (tags: readonly string[]): Language | undefined =>
  tags.map(languageOfTag).find((one) => one !== undefined);

/** The first language we speak of those that the query of an application’s request names (`ui_locales`). */
export const languageInQuery = (query: URLSearchParams): Language | undefined =>
  firstLanguageOf(query.get('ui_locales')?.split(' ') ?? []);
