import { formatDay } from './dates.ts';

/** Languages that are offered to choose from; others can be said by programs. */
export const offeredLanguages = [
  'ja',
  'en',
  'zh-Hans',
  'zh-Hant',
  'ko',
  'fr',
  'de',
  'es',
  'it',
  'pt',
  'id',
  'th',
  'vi',
];

/** A language as another one calls it; its tag where nobody has a name for it. */
export function nameLanguage(tag: string, by = 'en'): string {
  try {
    return new Intl.DisplayNames(by, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** How long a work rests: the day it returns, where that is known. */
export const formatHiatus = (returnsOn: string | null | undefined): string =>
  returnsOn ? `On hiatus until ${formatDay(`${returnsOn}T00:00:00+09:00`)}` : 'On hiatus';
