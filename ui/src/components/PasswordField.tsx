import { useState } from 'react';
import { Sentence, useTexts } from '../language/react.ts';
import controlsTexts from '../messages/controls.js';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password, with a button that shows it: typing blind on a phone costs tries. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'>) {
  const { controls } = useTexts(controlsTexts);
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
          <Sentence
            text={isShown ? controls.hidePassword() : controls.showPassword()}
            parts={{ sr: (words) => <span className="sr">{words}</span> }}
          />
        </button>
      }
    />
  );
}
