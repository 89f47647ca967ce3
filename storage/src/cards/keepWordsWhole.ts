const wordJoiner = '\u2060';

/** A longer word may be broken, or a line would stay half empty. */
const longestWholeWord = 8;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/**
 * Forbids line breaks inside the words of a Japanese text and before the particles that follow them: without spaces, a
 * line would otherwise end anywhere.
 */
export function keepWordsWhole(text: string): string {
  let result = '';
  let isAfterWord = false;
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const isParticle = /^\p{Script=Hiragana}{1,2}$/u.test(segment);
    const isCjk = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(segment);
    const letters = [...segment];
    if (isParticle && isAfterWord) result += wordJoiner;
    result += isWordLike && isCjk && letters.length <= longestWholeWord ? letters.join(wordJoiner) : segment;
    isAfterWord = Boolean(isWordLike) && isCjk && !isParticle;
  }
  return result;
}
