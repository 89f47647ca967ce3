/* oxlint-disable no-control-regex -- control characters are exactly what is looked for here */
import groundErrors, { type GroundErrors } from '../messages/groundErrors.js';
import { problem, type Problem } from './errors.ts';
import { inLanguage, said, type Said } from './said.ts';

/** Control characters except line feed, bidi overrides that can disguise a name, and halves of characters. */
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]/u;

/** Text as it is stored: NFC, outer white space removed, Windows line ends made plain. */
export const cleanText = (text: string): string => text.replaceAll('\r\n', '\n').normalize('NFC').trim();

/** Length as people count it: code points, not UTF-16 units. */
export const countCharacters = (text: string): number => [...text].length;

interface TextBounds {
  path: string[];
  /** How the field is called in a sentence, for example "title". */
  label: Said;
  min?: number;
  max: number;
  /** Line feeds are allowed. */
  multiline?: boolean;
}

/** Says something of a field by its name. */
const saidOf = (label: Said, text: (texts: GroundErrors['text'], label: string) => string): Said =>
  said(groundErrors, (t, language) => text(t.text, inLanguage(language, label)));

/** What is said of a text that is too short; with at least one character it is asked for. */
function tooShort({ path, label, min = 0 }: TextBounds): Problem {
  if (min > 1)
    return problem(
      path,
      'TOO_SHORT',
      saidOf(label, (t, name) => t.tooShort({ label: name, least: String(min) })),
    );
  const words = saidOf(label, (t, name) =>
    /^[aeiou]/i.test(name) ? t.requiredBeforeVowel({ label: name }) : t.required({ label: name }),
  );
  return problem(path, 'REQUIRED', words);
}

/**
 * Cleans a text and checks its bounds (decisions 4.2, in code points after NFC and trim).
 * Returns the cleaned text and collects what is wrong in `found`.
 */
export function checkText(text: string, bounds: TextBounds, found: Problem[]): string {
  const cleaned = cleanText(text);
  const length = countCharacters(cleaned);
  const { path, label, min = 0, max } = bounds;
  if (length < min) found.push(tooShort(bounds));
  if (length > max) {
    const counts = { length: String(length), most: String(max), excess: String(length - max) };
    found.push(
      problem(
        path,
        'TOO_LONG',
        saidOf(label, (t, name) => t.tooLong({ label: name, ...counts })),
      ),
    );
  }
  if (FORBIDDEN.test(cleaned) || (!bounds.multiline && cleaned.includes('\n'))) {
    found.push(
      problem(
        path,
        'CONTROL_CHARACTERS',
        saidOf(label, (t, name) => t.controlCharacters({ label: name })),
      ),
    );
  }
  return cleaned;
}

/** As many characters of what somebody looks for in a list count. */
const SEARCHED_MOST = 100;

/** What somebody looks for in a list, as SQL can take it; "" for everything. */
export const searchedText = (text: string | null | undefined): string =>
  cleanText((text ?? '').replaceAll('\0', '')).slice(0, SEARCHED_MOST);
