import { createHash } from 'node:crypto';
import type { PreviewFacts } from './store/previewFacts.ts';

/** Goes up when cards are drawn differently, so that they get new URLs. */
const DRAWING = 1;

/**
 * The file name of a card: a hash of all that it shows. Whoever keeps the picture by its URL sees a new one when
 * anything on it changes.
 */
export function previewName({ id: _id, keys: _keys, ...shown }: PreviewFacts): string {
  const text = JSON.stringify([DRAWING, Object.entries(shown).toSorted()]);
  return `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.jpg`;
}

/** The path of a card, from the root of the site. */
export const previewPath = (facts: PreviewFacts): string => `/og/${facts.id}/${previewName(facts)}`;
