/** The text as it is stored: composed and without surrounding space. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').trim();
}

/** How many characters a text counts for: code points of its stored form, so 👩‍🚀 is three and が is one. */
export function countCharacters(text: string): number {
  return [...normalizeText(text)].length;
}
