/** The text as it is stored: composed and without surrounding space. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').trim();
}

/** The word for so many things, from its plural: "people", or one that takes an s. */
export function nounFor(count: number, plural: string): string {
  if (count !== 1) return plural;
  return plural === 'people' ? 'person' : plural.replace(/s$/, '');
}

/** How many characters a text counts for: code points of its stored form, so 👩‍🚀 is three and が is one. */
export function countCharacters(text: string): number {
  return [...normalizeText(text)].length;
}
