import { Button, IconButton, TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { countLimits } from '@komawari/ui/limits';
import type { ApplicationValues } from '../applicationForm.ts';

export interface AddressListProps {
  form: Form<ApplicationValues>;
  name: 'redirectUris' | 'postLogoutRedirectUris';
  label: string;
  add: string;
  /** How many fields always stand there. */
  least: 0 | 1;
}

/** Addresses, one field each, with what is wrong at each. */
export function AddressList({ form, name, label, add, least }: AddressListProps) {
  const addresses = form.kit.watch(name);
  const set = (next: string[]): void => form.kit.setValue(name, next, { shouldDirty: true });
  const shown = addresses.length === 0 && least === 1 ? [''] : addresses;
  return (
    <div className="stack stack--sm">
      {shown.map((address, index) => (
        <div className="row row--tight row--nowrap address-line" key={`${name}-${index + 1}`}>
          <TextField
            label={`${label} ${index + 1}`}
            labelHidden
            className="mono"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            {...form.field(`${name}.${index}`)}
          />
          {shown.length > least ? (
            <IconButton
              icon="close"
              label={`Remove ${address || `the empty ${label.toLowerCase()}`}`}
              tooltip="end"
              onClick={() => {
                form.kit.clearErrors(name);
                set(shown.toSpliced(index, 1));
              }}
            />
          ) : null}
        </div>
      ))}
      {shown.length < countLimits.redirectAddresses ? (
        <div>
          <Button icon="plus" onClick={() => set([...shown, ''])}>
            {add}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
