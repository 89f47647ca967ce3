import { ID_PREFIXES, type IdType } from '../../kernel/ids.ts';

/** The letters of ids, in the order the database sorts them, and one more that none has. */
const ALPHABET = '0123456789abcdefghijklmnopqrstuv';
const AFTER_ALPHABET = 'w';

/** At most this share of a part is expected to be filled, because random ids do not fall evenly. */
const EXPECTED_FILL = 0.9;

const successor = (letter: string): string => {
  const at = ALPHABET.indexOf(letter);
  if (at < 0) return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
  return ALPHABET[at + 1] ?? AFTER_ALPHABET;
};

/**
 * The parts that a list of `count` things with random ids is cut into so that none holds more than `most`: all ids that
 * begin with the same letters. Parts need no memory and no query, stay where they are when things come and go, and name
 * nothing that could be hidden.
 */
export function bucketsFor(count: number, most: number): string[] {
  let buckets = [''];
  while (count / buckets.length > most * EXPECTED_FILL)
    buckets = buckets.flatMap((bucket) => [...ALPHABET].map((letter) => bucket + letter));
  return buckets;
}

/** Where the ids of a bucket begin (inclusive) and end (exclusive) in the order of the database. */
export function rangeOf(type: IdType, bucket: string): { from: string; to: string } {
  const from = ID_PREFIXES[type] + bucket;
  return { from, to: from.slice(0, -1) + successor(from.at(-1) ?? '') };
}

/** Whether a text of a URL is a bucket. */
export const isBucket = (text: string): boolean => /^[0-9a-v]{0,3}$/.test(text);
