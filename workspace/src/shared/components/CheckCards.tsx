import { FieldMessage } from '@komawari/ui/components';
import { useId, type InputHTMLAttributes, type Ref } from 'react';

export interface CheckCardOption {
  value: string;
  label: string;
  /** The sentence that makes the choice clear. */
  description: string;
}

export interface CheckCardsProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'value'> {
  legend: string;
  options: readonly CheckCardOption[];
  error?: string | undefined;
  /** For a form kit: receives every box. */
  ref?: Ref<HTMLInputElement>;
}

/** Any number of choices where each needs a sentence. */
export function CheckCards({ legend, options, error, ref, ...input }: CheckCardsProps) {
  const wordsId = useId();
  return (
    <fieldset className="radio-cards" aria-describedby={error ? wordsId : undefined}>
      <legend className="label">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-card">
          <input {...input} ref={ref} type="checkbox" className="check-card__input" value={option.value} />
          <span>{option.label}</span>
          <small>{option.description}</small>
        </label>
      ))}
      <FieldMessage id={wordsId} error={error} />
    </fieldset>
  );
}
