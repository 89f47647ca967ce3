/** Bounds of a password, in code points after NFKC; nothing else is demanded of it. */
export const passwordBounds = { min: 8, max: 128, encouraged: 15 } as const;

/** 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4;
  length: number;
  /** It is one of those that are tried first. */
  isGuessable: boolean;
}

const STRAIGHTFORWARD = /^(?:(.)\1+|(?:0?123456789?0?|abcdefgh\w*|qwert\w*|passw\w*|iloveyou\w*|komawari\w*))$/i;

/** How hard a password is to guess, mostly by its length; `known` are words an attacker tries first. */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  const normalized = password.normalize('NFKC');
  const length = [...normalized].length;
  const isGuessable = STRAIGHTFORWARD.test(normalized) || known.some((word) => isAlmost(normalized, word));
  return { score: scoreOf(normalized, length, isGuessable), length, isGuessable };
}

function scoreOf(password: string, length: number, isGuessable: boolean): PasswordStrength['score'] {
  if (length < passwordBounds.min) return 0;
  if (isGuessable) return 1;
  const effective = Math.min(length, new Set(password).size * 2);
  if (effective >= passwordBounds.encouraged) return 4;
  if (effective >= 12) return 3;
  return effective >= 9 ? 2 : 1;
}

function isAlmost(password: string, word: string): boolean {
  const plain = word.normalize('NFKC').toLowerCase();
  return plain.length > 2 && password.toLowerCase().replace(/\d+$/, '') === plain.replace(/\d+$/, '');
}
