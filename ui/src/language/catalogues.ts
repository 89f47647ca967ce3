import { getLanguage, setLanguage, type Language } from './language.ts';

/** The texts of one part of the interface, of which a page fetches those of its language. */
export interface Catalogue<Texts> {
  /** The texts in a language, once they are here. */
  find(language: Language): Texts | undefined;
  /** Fetches them; the same promise for all who ask. */
  load(language: Language): Promise<Texts>;
}

const known = new Set<Catalogue<unknown>>();

/** Says on a promise what it came to, as React's `use` reads it: what is here already is drawn without waiting. */
function markArrival<Texts>(arriving: Promise<Texts>, here: Texts | undefined): Promise<Texts> {
  const mark = (value: Texts) => Object.assign(arriving, { status: 'fulfilled', value });
  if (here !== undefined) return mark(here);
  arriving.then(mark, () => undefined);
  return arriving;
}

/** Makes a catalogue of where its texts lie. Those of this page's language are on their way from here on. */
export function defineTexts<Texts>(
  sources: Partial<Record<Language, () => Promise<{ default: Texts }>>>,
  here: Partial<Record<Language, Texts>> = {},
): Catalogue<Texts> {
  const found = { ...here };
  const asked: Partial<Record<Language, Promise<Texts>>> = {};

  async function fetchTexts(language: Language): Promise<Texts> {
    const texts = found[language] ?? (await sources[language]?.())?.default;
    if (texts === undefined) throw new Error(`There are no texts in ${language}.`);
    return (found[language] = texts);
  }
  const catalogue: Catalogue<Texts> = {
    find: (language) => found[language],
    load(language) {
      const arriving = (asked[language] ??= markArrival(fetchTexts(language), found[language]));
      // What did not arrive is asked for again by the next who wants it.
      arriving.catch(() => delete asked[language]);
      return arriving;
    },
  };
  known.add(catalogue);
  void catalogue.load(getLanguage());
  return catalogue;
}

/** The texts of a catalogue in the language of this page, where no component is: they are there once `textsReady` is. */
export function textsOf<Texts>(catalogue: Catalogue<Texts>): Texts {
  const texts = catalogue.find(getLanguage());
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
