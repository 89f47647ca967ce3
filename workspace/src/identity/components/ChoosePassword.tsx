import { Button, Notice } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { getSession } from '@komawari/ui/session';
import { z } from 'zod';
import { newPassword } from '../newPassword.ts';
import { identityErrorMessage } from '../identityErrorMessage.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

const passwordForm = z.object({ password: newPassword });

/** A password for a verified address. Afterwards the person has an account and fills in a profile. */
export function ChoosePassword({ emailAddress, encryptedEmail }: { emailAddress: string; encryptedEmail: string }) {
  const form = useForm({
    schema: passwordForm,
    initial: { password: '' },
    async onSubmit({ password }) {
      try {
        await getSession().signUp({ encryptedEmail, password });
        return [];
      } catch (error) {
        return [{ path: ['password'], message: identityErrorMessage(error) }];
      }
    },
  });

  return (
    <form className="stack" {...form.attributes}>
      <Notice tone="ok">
        Your e-mail is verified: <b>{emailAddress}</b>
      </Notice>
      <NewPasswordField
        label="Password"
        field={form.field('password')}
        password={form.kit.watch('password')}
        email={emailAddress}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={form.isBusy} busyWord="Creating">
        Create the account
      </Button>
    </form>
  );
}
