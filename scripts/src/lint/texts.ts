const ADVICE =
  'A text that people read comes from a catalogue, so that it is there in every language. Put it into messages/ and call it: docs/languages.md.';

/** Attributes that are read: on a screen, or aloud. */
const SHOWN_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'busyWord',
  'heading',
  'hint',
  'label',
  'placeholder',
  'title',
]);

/** Properties of objects that are shown wherever they stand: of a flash, of an option, of a field. */
const SHOWN_PROPERTIES = new Set(['body', 'heading', 'hint', 'label', 'placeholder', 'title']);

/** What is written into an element by a script. */
const SHOWN_OF_ELEMENTS = new Set(['alt', 'ariaLabel', 'placeholder', 'textContent', 'title']);

/** Parts of a letter (api/src/mail/letter.ts) that are read. */
const SHOWN_IN_LETTERS = new Set(['subject', 'heading', 'paragraphs', 'notes', 'action.label', 'words']);

const isTest = (path: string): boolean => /\.(test|e2e)\.tsx?$|Contract\.ts$|\/testing\//.test(path);

/** Whether a text has a word, and not only figures, signs, a letter that stands for a size, or the name of the product. */
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll('Komawari', ''));

/** Whether the texts of a file have to come from a catalogue: a screen, what is said beside one, or what may write mails. */
export function judgesTexts(path: string): 'SCREEN' | 'BESIDE' | 'LETTERS' | null {
  if (isTest(path)) return null;
  if (/^(site|ui|workspace)\/src\/.*\.tsx$/.test(path)) return 'SCREEN';
  if (/^(site|ui|workspace)\/src\/.*\.ts$/.test(path)) return 'BESIDE';
  return /^api\/src\/.*\.ts$/.test(path) ? 'LETTERS' : null;
}

/** What is wrong with a text between tags, or null. */
export const judgeText = (text: string): string | null => (hasWord(text) ? ADVICE : null);

/** What is wrong with a text in an attribute, or null. */
export const judgeAttribute = (name: string, text: string): string | null =>
  SHOWN_ATTRIBUTES.has(name) ? judgeText(text) : null;

/** What is wrong with a text in a property of an object beside a screen, or null. One that names its own language is in no other. */
export const judgeShown = (name: string, text: string, names: readonly string[]): string | null =>
  SHOWN_PROPERTIES.has(name) && !names.includes('lang') ? judgeText(text) : null;

/** What is wrong with a text that a script writes into a property of an element, or null. */
export const judgeWritten = (name: string, text: string): string | null =>
  SHOWN_OF_ELEMENTS.has(name) ? judgeText(text) : null;

/** What is wrong with a text in a property of an object in a file that writes letters, or null. */
export const judgeProperty = (name: string, text: string): string | null =>
  SHOWN_IN_LETTERS.has(name) ? judgeText(text) : null;

/** What is wrong with HTML that is written as a string, or a part of one, or null: what stands between its tags is read. */
export function judgeMarkup(text: string): string | null {
  // A part may begin and end inside of a tag.
  const part = text.replace(/^[^<]*?>/, '').replace(/<[^>]*$/, '');
  if (!/<\/?[a-z]/i.test(part)) return null;
  return judgeText(part.replaceAll(/<(style|script)\b.*?<\/\1>/gis, '').replaceAll(/<[^>]*>/g, ' '));
}

/** What is said in two languages at once (api/src/kernel/said.ts): by a catalogue, or not at all. */
export const isSaid = (names: readonly string[]): boolean => names.includes('messageJa');

/** What is wrong with a text in a property of what is said, or null. */
export const judgeSaid = (name: string, text: string): string | null =>
  name === 'message' || name === 'messageJa' ? judgeText(text) : null;

/** Whether importing this says that a file writes letters. */
export const bringsLetters = (specifier: string, names: readonly string[]): boolean =>
  (/(^|\/)mail\/(index|letter)\.ts$/.test(specifier) &&
    names.some((name) => name === 'Letter' || name === 'queueMail')) ||
  (specifier.endsWith('/letters.ts') && names.includes('mailNews'));
