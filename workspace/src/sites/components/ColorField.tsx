import { Field } from '@komawari/ui/components';
import { readableColours, type ReadableColour } from '@komawari/ui/siteColour';

export interface ColorFieldProps {
  value: string;
  error: string | undefined;
  onChange: (color: string) => void;
}

/** The colour of a creator's site, by picker or by its number. */
export function ColorField({ value, error, onChange }: ColorFieldProps) {
  const readable = readableColours(value);
  return (
    <div className="stack stack--sm">
      <Field
        label="Colour"
        hint="For the Watch button, the rule under the top picture and your active tab. We darken or lighten it until it can be read."
        error={error}
      >
        {(attributes) => (
          <div className="color-field">
            <input
              type="color"
              aria-label="Pick a colour"
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
  const isAsChosen = colour.site.toLowerCase() === chosen.toLowerCase();
  const change = isAsChosen ? 'as you chose it' : theme === 'light' ? 'darkened' : 'lightened';
  return (
    <span className="colour-sample" style={{ background: colour.site, color: colour.on }}>
      <b>{theme === 'light' ? 'Light' : 'Dark'}</b>{' '}
      <span className="small num">
        {colour.site}, {change}
      </span>
    </span>
  );
}
