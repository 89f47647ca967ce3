import { TextField, type TextFieldProps } from '@komawari/ui/components';

/** A name that stands behind an "@". One that is typed or pasted with its own does not get a second. */
export function AtNameField({ onChange, ...field }: Omit<TextFieldProps, 'prefix'>) {
  return (
    <TextField
      prefix="@"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      onChange={(event) => {
        const { value } = event.target;
        // Written only where it differs: setting a value moves the caret to its end.
        if (/^\s*@/.test(value)) event.target.value = value.replace(/^[\s@]+/, '');
        return onChange?.(event);
      }}
    />
  );
}
