import { Button, IconButton, TextField } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { countLimits, limits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import worksTexts from '../../messages/works.js';
import type { WorkValues } from '../workForm.ts';

type Credit = WorkValues['credits'][number];

export interface CreditsFieldProps {
  credits: readonly Credit[];
  errorOf: (index: number, name: keyof Credit) => string | undefined;
  onChange: (credits: Credit[]) => void;
}

/** Up to ten people who made the work together with its creator. */
export function CreditsField({ credits, errorOf, onChange }: CreditsFieldProps) {
  const { credits: texts } = useTexts(worksTexts);
  // Rows keep their own keys, so that removing one never moves another's cursor.
  const [keys, setKeys] = useState(() => credits.map(() => crypto.randomUUID()));
  const isFull = credits.length >= countLimits.creditsPerWork;
  const change = (index: number, patch: Partial<Credit>) =>
    onChange(credits.map((credit, place) => (place === index ? { ...credit, ...patch } : credit)));

  return (
    <fieldset className="stack plain-set">
      <legend className="label">{texts.label()}</legend>
      {credits.map((credit, index) => (
        <fieldset
          key={keys[index] ?? index}
          className="credits__row plain-set"
          aria-label={texts.row({ number: String(index + 1) })}
        >
          <TextField
            label={texts.name()}
            lang={UNRECORDED_LANGUAGE}
            maxCharacters={limits.creditName.max}
            value={credit.name}
            error={errorOf(index, 'name')}
            onChange={(event) => change(index, { name: event.target.value })}
          />
          <TextField
            label={texts.role()}
            placeholder={texts.rolePlaceholder()}
            maxCharacters={limits.creditRole.max}
            value={credit.role}
            error={errorOf(index, 'role')}
            onChange={(event) => change(index, { role: event.target.value })}
          />
          <TextField
            label={texts.screenName()}
            placeholder={texts.optional()}
            value={credit.screenName}
            error={errorOf(index, 'screenName')}
            onChange={(event) => change(index, { screenName: event.target.value })}
          />
          <IconButton
            icon="trash"
            label={texts.remove({ number: String(index + 1) })}
            tooltip="end"
            onClick={() => {
              setKeys(keys.toSpliced(index, 1));
              onChange(credits.toSpliced(index, 1));
            }}
          />
        </fieldset>
      ))}
      <div className="row">
        <Button
          icon="plus"
          disabled={isFull}
          reasonId="credits-full"
          onClick={() => {
            setKeys([...keys, crypto.randomUUID()]);
            onChange([...credits, { name: '', role: '', screenName: '' }]);
          }}
        >
          {texts.add()}
        </Button>
        <span className="hint num" id="credits-full">
          {credits.length} / {countLimits.creditsPerWork}
        </span>
      </div>
    </fieldset>
  );
}
