/** Where words are looked for: in the title, in title, tags and creator, or anywhere. */
export type Scope = 'TITLE' | 'NAMES' | 'ANYWHERE';

/** The letter before what stands in one part of a work's texts. */
export const GRAM_PREFIXES: Record<Scope | 'CREATOR' | 'TAG', string> = {
  TITLE: 'T',
  NAMES: 'N',
  ANYWHERE: '',
  CREATOR: 'C',
  TAG: 'G',
};

/** Every pair of neighbours among letters. */
export const pairsOf = (letters: string[]): string[] =>
  letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);

/** Every letter and every pair of letters of a text; white space parts them. */
const everyGramOf = (text: string): string[] =>
  text.split(/\s+/).flatMap((part) => {
    const letters = [...part];
    return [...letters, ...pairsOf(letters)];
  });

/** What an episode is found by: search_episodes.grams, parted by spaces. */
export function writeEpisodeGrams({ title, body }: { title: string; body: string }): string {
  const inTitle = everyGramOf(title);
  const grams = [...inTitle, ...everyGramOf(body), ...inTitle.map((gram) => GRAM_PREFIXES.TITLE + gram)];
  return [...new Set(grams)].filter(Boolean).join(' ');
}

/** The folded texts of a work; tags and creator are lines that begin and end with a line feed. */
export interface SearchedText {
  title: string;
  tags: string;
  creator: string;
  body: string;
}

/** What a work is found by: search_works.grams, parted by spaces. */
export function writeGrams({ title, tags, creator, body }: SearchedText): string {
  const [inTitle, inTags, inCreator] = [title, tags, creator].map((text) => everyGramOf(text)) as [
    string[],
    string[],
    string[],
  ];
  const inNames = [...inTitle, ...inTags, ...inCreator];
  const grams = [
    ...inNames,
    ...everyGramOf(body),
    ...inTitle.map((gram) => GRAM_PREFIXES.TITLE + gram),
    ...inNames.map((gram) => GRAM_PREFIXES.NAMES + gram),
    ...inCreator.map((gram) => GRAM_PREFIXES.CREATOR + gram),
    ...tags.split('\n').map((tag) => (tag === '' ? '' : GRAM_PREFIXES.TAG + tag)),
  ];
  return [...new Set(grams)].filter(Boolean).join(' ');
}
