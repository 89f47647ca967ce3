import { useId, type ReactNode, type Ref } from 'react';
import { FieldMessage } from './Field.tsx';

export interface RadioCardOption<Value extends string> {
  value: Value;
  label: string;
  /** The sentence that makes the choice clear. */
  description?: ReactNode;
  /** Why it cannot be chosen now; it takes the description's place. */
  offBecause?: string | undefined;
}

export interface RadioCardsProps<Value extends string> {
  legend: string;
  legendHidden?: boolean;
  name: string;
  options: readonly RadioCardOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (event: React.ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (event: React.FocusEvent<HTMLInputElement>) => void;
  error?: string | undefined;
  /** For a form kit: receives every radio. */
  ref?: Ref<HTMLInputElement>;
}

/** One choice where each needs a sentence. */
export function RadioCards<Value extends string>({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  defaultValue,
  error,
  ref,
  ...handlers
}: RadioCardsProps<Value>) {
  const wordsId = useId();
  return (
    <fieldset className="radio-cards" aria-describedby={error ? wordsId : undefined}>
      <legend className={legendHidden ? 'sr' : 'label'}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-card">
          <input
            {...handlers}
            ref={ref}
            type="radio"
            className="radio-card__input"
            name={name}
            value={option.value}
            disabled={option.offBecause !== undefined}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value, onChange: handlers.onChange ?? (() => undefined) })}
          />
          <b className="strong">{option.label}</b>
          {option.offBecause || option.description ? <small>{option.offBecause ?? option.description}</small> : null}
        </label>
      ))}
      <FieldMessage id={wordsId} error={error} />
    </fieldset>
  );
}
