import { Field } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { readableColours, type ReadableColour } from '@komawari/ui/siteColour';
import sitesTexts from '../../messages/sites.js';

export interface ColorFieldProps {
  value: string;
  error: string | undefined;
  onChange: (color: string) => void;
}

/** The colour of a creator's site, by picker or by its number. */
export function ColorField({ value, error, onChange }: ColorFieldProps) {
  const { color: texts } = useTexts(sitesTexts);
  const readable = readableColours(value);
  return (
    <div className="stack stack--sm">
      <Field label={texts.label()} hint={texts.hint()} error={error}>
        {(attributes) => (
          <div className="color-field">
            <input
              type="color"
              aria-label={texts.pick()}
              value={readable ? value : '#2c6a3b'}
              onChange={(event) => onChange(event.target.value)}
            />
            <input
              {...attributes}
              className="input num"
              value={value}
              spellCheck={false}
              onChange={(event) => onChange(event.target.value.trim())}
            />
          </div>
        )}
      </Field>
      {readable ? (
        <div className="row row--tight">
          <Sample theme="light" colour={readable.light} chosen={value} />
          <Sample theme="dark" colour={readable.dark} chosen={value} />
        </div>
      ) : null}
    </div>
  );
}

/** The colour as one theme paints it, with the words of the button on it. */
function Sample({ theme, colour, chosen }: { theme: 'light' | 'dark'; colour: ReadableColour; chosen: string }) {
  const { color: texts } = useTexts(sitesTexts);
  const color = colour.site;
  const isAsChosen = color.toLowerCase() === chosen.toLowerCase();
  const change = theme === 'light' ? texts.darkened({ color }) : texts.lightened({ color });
  return (
    <span className="colour-sample" style={{ background: color, color: colour.on }}>
      <b>{theme === 'light' ? texts.light() : texts.dark()}</b>{' '}
      <span className="small num">{isAsChosen ? texts.asChosen({ color }) : change}</span>
    </span>
  );
}
