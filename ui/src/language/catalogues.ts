import { getLanguage, setLanguage, type Language } from './language.ts';

/** The texts of one part of the interface, of which a page fetches those of its language. */
export interface Catalogue<Texts> {
  /** The texts in a language, once they are here. */
  find(language: Language): Texts | undefined;
  /** Fetches them, anew where they did not arrive; the same promise for all who ask. */
  load(language: Language): Promise<Texts>;
  /** The promise of the texts for who draws them; throws why they did not arrive. Does not ask for those again: a screen would for ever. */
  expect(language: Language): Promise<Texts>;
}

const known = new Set<Catalogue<unknown>>();

/** Makes a catalogue of where its texts lie. Those of this page's language are on their way from here on. */
export function defineTexts<Texts>(
  sources: Partial<Record<Language, () => Promise<{ default: Texts }>>>,
  here: Partial<Record<Language, Texts>> = {},
): Catalogue<Texts> {
  const found = { ...here };
  const asked: Partial<Record<Language, Promise<Texts>>> = {};
  const failures = new Map<Language, unknown>();

  async function fetchTexts(language: Language): Promise<Texts> {
    try {
      const texts = found[language] ?? (await sources[language]?.())?.default;
      if (texts === undefined) throw new Error(`There are no texts in ${language}.`);
      return (found[language] = texts);
    } catch (error) {
      failures.set(language, error);
      delete asked[language];
      throw error;
    }
  }
  const catalogue: Catalogue<Texts> = {
    find: (language) => found[language],
    load(language) {
      failures.delete(language);
      return (asked[language] ??= fetchTexts(language));
    },
    expect(language) {
      if (failures.has(language)) throw failures.get(language);
      return catalogue.load(language);
    },
  };
  known.add(catalogue);
  // What did not arrive is said by what shows it.
  catalogue.load(getLanguage()).catch(() => undefined);
  return catalogue;
}

/**
 * The texts of a catalogue in the language of this page, where no component is: they are there once `textsReady` is. Where
 * those did not arrive, the English that came along: what is said of a broken line must not wait for the line.
 */
export function textsOf<Texts>(catalogue: Catalogue<Texts>): Texts {
  const texts = catalogue.find(getLanguage()) ?? catalogue.find('en');
  if (texts === undefined) throw new Error('The texts of this screen did not arrive.');
  return texts;
}

/** Resolves when all texts that were asked for have arrived, or did not: that is said by what shows them. */
export async function textsReady(language: Language = getLanguage()): Promise<void> {
  await Promise.allSettled([...known].map((catalogue) => catalogue.load(language)));
}

/** Shows this page in a language, once its texts are there, without losing what is typed on it. */
export async function showLanguage(language: Language): Promise<void> {
  await Promise.all([...known].map((catalogue) => catalogue.load(language)));
  setLanguage(language);
}
