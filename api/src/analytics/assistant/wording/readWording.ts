import type { Language } from '../../../kernel/language.ts';
import type { Part } from '../Finding.ts';

/** Longer is not read beside a chart. */
const MOST_CHARACTERS = 400;
/** Lines, marks of direction and other characters that are not seen, markup and addresses. */
const REFUSED = /[\p{Cc}\p{Cf}<>`*_]|:\/\/|www\./u;

/** Digits and numerals of any script, and what stands for numbers in words. */
const NUMERAL = /[\p{N}〇零一二三四五六七八九十百千万億兆半倍%％‰]/u;
const NUMBER_WORDS = new RegExp(
  `\\b(?:${[
    'zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|percent|per cent|percentage|points?',
    '(?:thir|four|fif|six|seven|eigh|nine)teen',
    '(?:twen|thir|for|fif|six|seven|eigh|nine)ty',
    'hundreds?|thousands?|millions?|billions?|scores?',
    'hal(?:f|ves)|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?',
    'once|twice|thrice|doubl\\w*|tripl\\w*|quadrupl\\w*|times|\\w*fold|majority|minority',
  ].join('|')})\\b`,
  'giu',
);
/** The same in Japanese, which has no spaces around its words. */
const JAPANESE_NUMBER_WORDS = new RegExp(
  [
    'ゼロ|パーセント|ポイント|ダース|ダブル|トリプル|ハーフ|プラス|マイナス|[多少]数',
    'ひと[つり]|ふた[つり]|みっつ|よっつ|いつつ|むっつ|ななつ|やっつ|ここのつ',
  ].join('|'),
  'gu',
);

const isFixed = ({ kind }: Part): boolean => kind !== 'TEXT';

/** What makes another number or name of the piece it stands before or behind. */
const GOES_ON: Record<Language, { before: RegExp; after: RegExp }> = {
  en: { before: /[\p{L}\p{N}$¥€£+−-]$|\p{N}[.,]$/u, after: /^[\p{L}\p{N}%％‰]|^[.,]\p{N}/u },
  // A Japanese word follows a figure without a space, so only what changes a number is looked for: 第30, 30割.
  ja: {
    before: /[\p{Script=Latin}\p{N}$¥€£+−＄￥＋－第-]$|\p{N}[.,．，]$/u,
    after: /^[\p{Script=Latin}\p{N}%％‰割分厘]|^[.,．，]\p{N}/u,
  },
};

/** Whether a piece stands for itself at a place of a text, and is no part of a longer number. */
function standsAt(text: string, at: number, piece: string, language: Language): boolean {
  if (!text.startsWith(piece, at)) return false;
  const { before, after } = GOES_ON[language];
  const begins = /^[\p{L}\p{N}]/u.test(piece) && before.test(text.slice(0, at));
  const ends = /[\p{L}\p{N}%]$/u.test(piece) && after.test(text.slice(at + piece.length));
  return !begins && !ends;
}

/** The words of a text that may stand beside figures: none that is a number, but what the rule itself says. */
function isFreeOfNumbers(text: string, ruleText: string): boolean {
  const numberWordsOf = (some: string) =>
    [NUMBER_WORDS, JAPANESE_NUMBER_WORDS].flatMap((words) => some.match(words) ?? []).map((word) => word.toLowerCase());
  const known = new Set(numberWordsOf(ruleText));
  return !NUMERAL.test(text) && numberWordsOf(text).every((word) => known.has(word));
}

/**
 * A text of a model as a sentence with the figures of a finding. Null refuses it: where its figures and names are not those of
 * the finding, each at its place in the order, or where anything else in it is a number.
 */
export function readWording(given: string, sentence: readonly Part[], language: Language): Part[] | null {
  const text = given.trim();
  if (text === '' || text.length > MOST_CHARACTERS || REFUSED.test(text)) return null;
  const parts: Part[] = [];
  let from = 0;
  for (const piece of sentence.filter(isFixed)) {
    const at = placeOf(text, piece.text, from, language);
    if (at === -1) return null;
    parts.push(wordsOf(text.slice(from, at)), piece);
    from = at + piece.text.length;
  }
  parts.push(wordsOf(text.slice(from)));
  const [words, ruleWords] = [parts, sentence].map((some) =>
    some
      .filter((part) => !isFixed(part))
      .map((part) => part.text)
      .join(' '),
  );
  return isFreeOfNumbers(words ?? '', ruleWords ?? '') ? parts.filter((part) => part.text !== '') : null;
}

const wordsOf = (text: string): Part => ({ kind: 'TEXT', text, chart: null, episodeId: null });

function placeOf(text: string, piece: string, from: number, language: Language): number {
  for (let at = text.indexOf(piece, from); at !== -1; at = text.indexOf(piece, at + 1))
    if (standsAt(text, at, piece, language)) return at;
  return -1;
}
