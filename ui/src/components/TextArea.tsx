import { useRef, type Ref, type TextareaHTMLAttributes } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { mergeRefs } from './mergeRefs.ts';
import { useCharacterCount } from './useCharacterCount.ts';

export interface TextAreaProps
  extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'aria-invalid' | 'aria-describedby'> {
  ref?: Ref<HTMLTextAreaElement>;
  maxCharacters?: number;
}

/** Several lines of text; grows with what is written. */
export function TextArea({
  label,
  labelEnd,
  labelHidden,
  hint,
  error,
  maxCharacters,
  ref,
  id,
  onInput,
  ...textArea
}: TextAreaProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  const [count, recount] = useCharacterCount(control, String(textArea.value ?? textArea.defaultValue ?? ''));
  const counter = maxCharacters === undefined ? labelEnd : `${count} / ${maxCharacters}`;
  return (
    <Field label={label} labelEnd={counter} labelHidden={labelHidden} hint={hint} error={error} id={id}>
      {(attributes) => (
        <textarea
          {...textArea}
          {...attributes}
          ref={mergeRefs(control, ref)}
          className="input"
          onInput={(event) => {
            if (maxCharacters !== undefined) recount();
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
