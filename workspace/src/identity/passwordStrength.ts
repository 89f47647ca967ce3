/** Bounds of a password, in code points after NFKC; nothing else is demanded of it. */
export const passwordBounds = { min: 8, max: 128, encouraged: 15 } as const;

/** 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4;
  words: string;
}

const STRAIGHTFORWARD = /^(?:(.)\1+|(?:0?123456789?0?|abcdefgh\w*|qwert\w*|passw\w*|iloveyou\w*|komawari\w*))$/i;

/** How hard a password is to guess, mostly by its length; `known` are words an attacker tries first. */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  const normalized = password.normalize('NFKC');
  const length = [...normalized].length;
  if (length < passwordBounds.min) return { score: 0, words: `${length} of at least ${passwordBounds.min} characters` };
  const isGuessable = STRAIGHTFORWARD.test(normalized) || known.some((word) => isAlmost(normalized, word));
  if (isGuessable) return { score: 1, words: 'Easy to guess' };
  const distinct = new Set(normalized).size;
  const effective = Math.min(length, distinct * 2);
  if (effective >= passwordBounds.encouraged) return { score: 4, words: 'Strong' };
  if (effective >= 12) return { score: 3, words: 'Good. 15 characters are strong' };
  if (effective >= 9) return { score: 2, words: 'Fair. Longer is better' };
  return { score: 1, words: 'Weak. Longer is better' };
}

function isAlmost(password: string, word: string): boolean {
  const plain = word.normalize('NFKC').toLowerCase();
  return plain.length > 2 && password.toLowerCase().replace(/\d+$/, '') === plain.replace(/\d+$/, '');
}
