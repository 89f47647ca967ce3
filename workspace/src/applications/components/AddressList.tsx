import { Button, IconButton, TextField } from '@komawari/ui/components';
import type { Form } from '@komawari/ui/forms';
import { useTexts } from '@komawari/ui/language/react';
import { countLimits } from '@komawari/ui/limits';
import applicationsTexts from '../../messages/applications.js';
import { ADDRESS_START, type ApplicationValues } from '../applicationForm.ts';

export interface AddressListProps {
  form: Form<ApplicationValues>;
  name: 'redirectUris' | 'postLogoutRedirectUris';
  /** How many fields always stand there. */
  least: 0 | 1;
}

/** Addresses, one field each, with what is wrong at each. */
export function AddressList({ form, name, least }: AddressListProps) {
  const { addresses: texts } = useTexts(applicationsTexts);
  const isRedirect = name === 'redirectUris';
  const removeEmpty = isRedirect ? texts.removeEmptyRedirect() : texts.removeEmpty();
  const addresses = form.kit.watch(name);
  const set = (next: string[]): void => form.kit.setValue(name, next, { shouldDirty: true });
  const shown = addresses.length === 0 && least === 1 ? [''] : addresses;
  return (
    <div className="stack stack--sm">
      {shown.map((address, index) => (
        <div className="row row--tight row--nowrap address-line" key={`${name}-${index + 1}`}>
          <TextField
            label={
              isRedirect ? texts.redirect({ number: `${index + 1}` }) : texts.afterSignOut({ number: `${index + 1}` })
            }
            labelHidden
            className="mono"
            inputMode="url"
            autoComplete="off"
            placeholder={ADDRESS_START}
            {...form.field(`${name}.${index}`)}
          />
          {shown.length > least ? (
            <IconButton
              icon="close"
              label={address ? texts.remove({ address }) : removeEmpty}
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
            {texts.add()}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
