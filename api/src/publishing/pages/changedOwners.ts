import { idsOf, type ParsedChange } from '../parsedChanges.ts';

/** Creators whose profile, site or openness changed: everything of theirs may appear or go. */
export const ownersOf = (changes: readonly ParsedChange[]): string[] => [
  ...new Set([...idsOf(changes, 'User', { own: true }), ...idsOf(changes, 'Site')]),
];
