import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../icons/index.ts';
import { Field, type FieldWords } from './Field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  lang?: string;
}

export interface SelectProps
  extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'aria-invalid' | 'aria-describedby' | 'children'> {
  ref?: Ref<HTMLSelectElement>;
  options: readonly SelectOption[];
}

/** One choice of many, with the system's own list. */
export function Select({ label, labelEnd, labelHidden, hint, error, options, id, ...select }: SelectProps) {
  return (
    <Field label={label} labelEnd={labelEnd} labelHidden={labelHidden} hint={hint} error={error} id={id}>
      {(attributes) => (
        <span className="select">
          <select {...select} {...attributes} className="input">
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
