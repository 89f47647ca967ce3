import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password, with a button that shows it: typing blind on a phone costs tries. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      suffix={
        <button
          type="button"
          className="btn btn--quiet affix__button"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="sr"> password</span>
        </button>
      }
    />
  );
}
