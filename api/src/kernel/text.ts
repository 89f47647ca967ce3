/* oxlint-disable no-control-regex -- control characters are exactly what is looked for here */
import { problem, type Problem } from './errors.ts';

/** Control characters except line feed, bidi overrides that can disguise a name, and halves of characters. */
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff]/u;

/** Text as it is stored: NFC, outer white space removed, Windows line ends made plain. */
export const cleanText = (text: string): string => text.replaceAll('\r\n', '\n').normalize('NFC').trim();

/** Length as people count it: code points, not UTF-16 units. */
export const countCharacters = (text: string): number => [...text].length;

interface TextBounds {
  path: string[];
  /** How the field is called in a sentence, for example "title". */
  label: string;
  labelJa: string;
  min?: number;
  max: number;
  /** Line feeds are allowed. */
  multiline?: boolean;
}

/**
 * Cleans a text and checks its bounds (decisions 4.2, in code points after NFC and trim).
 * Returns the cleaned text and collects what is wrong in `found`.
 */
export function checkText(text: string, bounds: TextBounds, found: Problem[]): string {
  const cleaned = cleanText(text);
  const length = countCharacters(cleaned);
  const { path, label, labelJa, min = 0, max } = bounds;
  if (length < min) {
    found.push(
      min === 1
        ? problem(
            path,
            'REQUIRED',
            `Enter ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label}.`,
            `${labelJa}を入力してください。`,
          )
        : problem(
            path,
            'TOO_SHORT',
            `The ${label} needs at least ${min} characters.`,
            `${labelJa}は${min}文字以上にしてください。`,
          ),
    );
  }
  if (length > max) {
    found.push(
      problem(
        path,
        'TOO_LONG',
        `The ${label} is ${length} characters, the limit is ${max}. Shorten it by ${length - max}.`,
        `${labelJa}は${max}文字以内です（いま${length}文字）。`,
      ),
    );
  }
  if (FORBIDDEN.test(cleaned) || (!bounds.multiline && cleaned.includes('\n'))) {
    found.push(
      problem(
        path,
        'CONTROL_CHARACTERS',
        `The ${label} contains invisible control characters. Type it again instead of pasting it.`,
        `${labelJa}に使えない制御文字が含まれています。`,
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
