import { Field } from '@komawari/ui/components';

export interface ColorFieldProps {
  value: string;
  error: string | undefined;
  onChange: (color: string) => void;
}

/** The colour of a creator's site, by picker or by its number. */
export function ColorField({ value, error, onChange }: ColorFieldProps) {
  const isColor = /^#[0-9a-f]{6}$/i.test(value);
  return (
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
            value={isColor ? value : '#2c6a3b'}
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
  );
}
