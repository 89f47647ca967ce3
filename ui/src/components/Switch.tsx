import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'> {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint?: ReactNode;
  labelHidden?: boolean;
}

/** On or off, applied at once; the caller says so by a flash message. */
export function Switch({ label, hint, labelHidden = false, 'aria-describedby': describedBy, ...input }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="switch">
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        className="switch__input"
        aria-describedby={hint ? hintId : describedBy}
      />
      <i className="switch__track" aria-hidden="true" />
      {labelHidden && !hint ? (
        <span className="sr">{label}</span>
      ) : (
        <span className="switch__words">
          <span className={labelHidden ? 'sr' : 'switch__label'}>{label}</span>
          {hint ? (
            <span id={hintId} className="hint">
              {hint}
            </span>
          ) : null}
        </span>
      )}
    </label>
  );
}
