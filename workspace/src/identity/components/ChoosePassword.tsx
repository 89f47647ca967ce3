import { Button, Notice } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { getSession } from '@komawari/ui/session';
import { z } from 'zod';
import identityTexts from '../../messages/identity.js';
import { newPassword } from '../newPassword.ts';
import { identityErrorMessage } from '../identityErrorMessage.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

const passwordForm = z.object({ password: newPassword });

/** A password for a verified address. Afterwards the person has an account and fills in a profile. */
export function ChoosePassword({ emailAddress, encryptedEmail }: { emailAddress: string; encryptedEmail: string }) {
  const { choosePassword: texts } = useTexts(identityTexts);
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
        <Sentence text={texts.verified()} parts={{ email: <b>{emailAddress}</b> }} />
      </Notice>
      <NewPasswordField
        label={texts.password()}
        field={form.field('password')}
        password={form.kit.watch('password')}
        email={emailAddress}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={form.isBusy} busyWord={texts.creating()}>
        {texts.create()}
      </Button>
    </form>
  );
}
