import { Button, IconButton, TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import { countLimits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import portfoliosTexts from '../../messages/portfolios.js';
import type { ExternalWorkValues } from '../portfolioForms.ts';

/** How an address begins, as a hint in an empty field. */
const SCHEME = 'https://';

export interface PlacesFieldProps {
  form: Form<ExternalWorkValues>;
  /** An address was pasted into a field. */
  onPaste: (address: string) => void;
}

/** One to five addresses of a work, each with a name where the creator gives one. */
export function PlacesField({ form, onPaste }: PlacesFieldProps) {
  const { places: texts } = useTexts(portfoliosTexts);
  const urls = form.kit.watch('urls');
  // Rows keep their own keys, so that removing one never moves another's cursor.
  const [keys, setKeys] = useState(() => urls.map(() => crypto.randomUUID()));
  const set = (next: ExternalWorkValues['urls']): void => form.kit.setValue('urls', next, { shouldDirty: true });
  const change = (index: number, patch: Partial<ExternalWorkValues['urls'][number]>): void =>
    set(urls.map((place, at) => (at === index ? { ...place, ...patch } : place)));

  return (
    <div className="stack">
      {urls.map((place, index) => (
        <fieldset key={keys[index] ?? index} className="links__row" aria-label={texts.place({ number: index + 1 })}>
          <TextField
            label={texts.name()}
            lang={UNRECORDED_LANGUAGE}
            placeholder={texts.namePlaceholder()}
            value={place.title}
            error={form.field(`urls.${index}.title`).error}
            onChange={(event) => change(index, { title: event.target.value })}
          />
          <TextField
            label={texts.address()}
            type="url"
            inputMode="url"
            placeholder={SCHEME}
            value={place.url}
            error={form.field(`urls.${index}.url`).error}
            onChange={(event) => change(index, { url: event.target.value })}
            onPaste={(event) => onPaste(event.clipboardData.getData('text').trim())}
          />
          {urls.length > 1 ? (
            <IconButton
              icon="trash"
              label={texts.remove({ number: index + 1 })}
              tooltip="end"
              onClick={() => {
                setKeys(keys.toSpliced(index, 1));
                set(urls.toSpliced(index, 1));
              }}
            />
          ) : null}
        </fieldset>
      ))}
      <div className="row">
        <Button
          icon="plus"
          disabled={urls.length >= countLimits.externalWorkUrls}
          reasonId="places-full"
          onClick={() => {
            setKeys([...keys, crypto.randomUUID()]);
            set([...urls, { title: '', url: '' }]);
          }}
        >
          {texts.add()}
        </Button>
        <span className="hint num" id="places-full">
          {urls.length} / {countLimits.externalWorkUrls}
        </span>
      </div>
    </div>
  );
}
