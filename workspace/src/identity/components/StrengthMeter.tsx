import { passwordStrength } from '../passwordStrength.ts';

/** Four bars and a word: how hard the password is to guess. */
export function StrengthMeter({ password, known }: { password: string; known: readonly string[] }) {
  if (password === '') return null;
  const { score, words } = passwordStrength(password, known);
  return (
    <div className="strength" data-score={score}>
      <span className="strength__bars" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} className={step <= score ? 'on' : ''} />
        ))}
      </span>
      <output className="hint">{words}</output>
    </div>
  );
}
