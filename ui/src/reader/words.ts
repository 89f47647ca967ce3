import type { Reader as ReaderTexts } from '../messages/reader.js';

/** What the reader's first script says. */
export type ReaderWord = { [Group in keyof ReaderTexts]: keyof ReaderTexts[Group] }[keyof ReaderTexts];

/** The numbers in a text. */
export type WordValues = Partial<Record<'page' | 'last' | 'total', string | number>>;

/**
 * A text of the reader's first script, in the language of the page: it stands in the markup (readerWords.ts), so that no byte of
 * it is fetched before page one.
 */
export function wordOf({ dataset }: Pick<HTMLElement, 'dataset'>, word: ReaderWord, values: WordValues = {}): string {
  const words = JSON.parse(dataset['words'] ?? '{}') as Partial<Record<ReaderWord, string>>;
  return words[word]?.replace(/{(\w+)}/g, (_, name: keyof WordValues) => `${values[name]}`) ?? '';
}
