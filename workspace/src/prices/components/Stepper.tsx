import { Icon } from '@komawari/ui/icons';

export interface StepperProps {
  id: string;
  label: string;
  /** What the two buttons do: "One page earlier". */
  earlier: string;
  later: string;
  value: string;
  /** Where a step goes from; the nearest number to what was typed. */
  from: number;
  min: number;
  max: number;
  isWrong: boolean;
  /** The element that says what is wrong, or what the number means. */
  wordsId: string;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** A whole number with a button at each side. At an end its button stays where it is, and does nothing. */
export function Stepper({
  id,
  label,
  earlier,
  later,
  value,
  from,
  min,
  max,
  isWrong,
  wordsId,
  ...calls
}: StepperProps) {
  const { onChange, onBlur } = calls;
  const step = (by: number): void => onChange(String(Math.max(min, Math.min(from + by, max))));
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={earlier} aria-disabled={from <= min} onClick={() => step(-1)}>
        <Icon name="minus" size="sm" />
      </button>
      <input
        id={id}
        className="num"
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={wordsId}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <button type="button" aria-label={later} aria-disabled={from >= max} onClick={() => step(1)}>
        <Icon name="plus" size="sm" />
      </button>
    </div>
  );
}
