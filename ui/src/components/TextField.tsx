import { useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { mergeRefs } from './mergeRefs.ts';
import { useCharacterCount } from './useCharacterCount.ts';

export interface TextFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'aria-invalid' | 'aria-describedby'> {
  ref?: Ref<HTMLInputElement>;
  /** Shows "11 / 100". The field is not cut off: too much is said as an error. */
  maxCharacters?: number;
  /** Before the text, e.g. ¥ or @. */
  prefix?: ReactNode;
  /** After the text, e.g. a button inside the field. */
  suffix?: ReactNode;
}

/** One line of text. Works with or without a form kit: every attribute of the input passes through. */
export function TextField({
  label,
  labelEnd,
  labelHidden,
  hint,
  error,
  maxCharacters,
  prefix,
  suffix,
  ref,
  id,
  onInput,
  className,
  ...input
}: TextFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const [count, recount] = useCharacterCount(control, String(input.value ?? input.defaultValue ?? ''));
  const counter = maxCharacters === undefined ? labelEnd : `${count} / ${maxCharacters}`;
  return (
    <Field label={label} labelEnd={counter} labelHidden={labelHidden} hint={hint} error={error} id={id}>
      {(attributes) => {
        const element = (
          <input
            {...input}
            {...attributes}
            ref={mergeRefs(control, ref)}
            className={className ? `input ${className}` : 'input'}
            onInput={(event) => {
              if (maxCharacters !== undefined) recount();
              onInput?.(event);
            }}
          />
        );
        if (!prefix && !suffix) return element;
        return (
          <div className="affix">
            {prefix ? <span>{prefix}</span> : null}
            {element}
            {suffix}
          </div>
        );
      }}
    </Field>
  );
}
