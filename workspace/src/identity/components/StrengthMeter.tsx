import { useTexts } from '@komawari/ui/language/react';
import identityTexts from '../../messages/identity.js';
import { passwordBounds, passwordStrength, type PasswordStrength } from '../passwordStrength.ts';

/** Four bars and a word: how hard the password is to guess. */
export function StrengthMeter({ password, known }: { password: string; known: readonly string[] }) {
  const { passwordField: texts } = useTexts(identityTexts);
  if (password === '') return null;
  const { score, length, isGuessable } = passwordStrength(password, known);
  const words: Record<PasswordStrength['score'], string> = {
    0: texts.missing({ length, min: passwordBounds.min }),
    1: isGuessable ? texts.guessable() : texts.weak(),
    2: texts.fair(),
    3: texts.good(),
    4: texts.strong(),
  };
  return (
    <div className="strength" data-score={score}>
      <span className="strength__bars" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= score ? 'on' : ''} />
        ))}
      </span>
      <output className="hint">{words[score]}</output>
    </div>
  );
}
