import type { Reader } from '../../database/index.ts';
import { findSimilarTags } from './store/names.ts';
import type { Question } from './store/matches.ts';
import { findSimilarTitles } from './store/similarTitles.ts';

const MOST = 3;

/** How many letters have to be typed, left out or changed to make one text of the other; more than `limit` is not counted. */
export function countEdits(one: string, other: string, limit: number): number {
  const [from, to] = [[...one], [...other]];
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let row = to.map((_, index) => index + 1);
  for (const [at, letter] of from.entries()) {
    let before = at;
    let left = at + 1;
    row = row.map((above, index) => {
      left = Math.min(above + 1, left + 1, before + (to[index] === letter ? 0 : 1));
      before = above;
      return left;
    });
  }
  return row.at(-1) ?? from.length;
}

/** Tags that differ from a word by a letter or two; not the one that the word is a name of, which was found already. */
async function suggestTags(reader: Reader, word: string): Promise<string[]> {
  const limit = [...word].length < 4 ? 1 : 2;
  const similar = await findSimilarTags(reader, word);
  const asTyped = similar.filter(({ norm }) => norm === word).map(({ id }) => id);
  const close = similar
    .filter(({ id }) => !asTyped.includes(id))
    .map(({ title, norm }) => ({ title, edits: countEdits(word, norm, limit) }))
    .filter(({ edits }) => edits <= limit && edits < [...word].length)
    .toSorted((one, other) => one.edits - other.edits);
  return close.map(({ title }) => title);
}

/**
 * Tags and titles that readers do find works with and that are spelt nearly like the keyword. A tag is looked for where one
 * word is; titles are like all words in their order.
 */
export async function suggestSpellings(reader: Reader, question: Question): Promise<string[]> {
  const { wanted } = question.parsed;
  const [word, ...others] = [...wanted.words, ...wanted.tags, ...wanted.creators];
  if (!word) return [];
  const tags = others.length === 0 ? await suggestTags(reader, word) : [];
  const titles = wanted.words.length === 0 ? [] : await findSimilarTitles(reader, question, MOST);
  return [...new Set([...tags, ...titles])].slice(0, MOST);
}
