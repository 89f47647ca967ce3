import type { Reader } from '../../database/index.ts';
import type { ParsedKeyword } from './parseKeyword.ts';
import { findSimilarTags } from './store/names.ts';

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

/**
 * Words that readers do find works with and that differ from the keyword by a letter or two. Looked for only when nothing
 * was found, for a keyword of one word.
 */
export async function suggestSpellings(reader: Reader, { wanted }: ParsedKeyword): Promise<string[]> {
  const [word, ...others] = [...wanted.words, ...wanted.tags, ...wanted.creators];
  if (!word || others.length > 0) return [];
  const limit = [...word].length < 4 ? 1 : 2;
  const close = (await findSimilarTags(reader, word))
    .map(({ title, norm }) => ({ title, edits: countEdits(word, norm, limit) }))
    .filter(({ edits }) => edits <= limit && edits < [...word].length)
    .toSorted((one, other) => one.edits - other.edits);
  return [...new Set(close.map(({ title }) => title))].slice(0, MOST);
}
