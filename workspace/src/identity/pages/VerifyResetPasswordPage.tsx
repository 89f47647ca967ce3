import { Button } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { getSession, type IdentityError } from '@komawari/ui/session';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import identityTexts from '../../messages/identity.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { paths } from '../../shared/routes.ts';
import { AuthScreen } from '../components/AuthScreen.tsx';
import { LookedAt } from '../components/LookedAt.tsx';
import { NewPasswordField } from '../components/NewPasswordField.tsx';
import { newPassword } from '../newPassword.ts';
import { deadLinkIn, problemsOfIdentityError } from '../problemsOfIdentityError.ts';

const passwordForm = z.object({ password: newPassword });

/** The link of a forgotten password, or of an account taken back: a new password, and every other session ends. */
export function VerifyResetPasswordPage() {
  const { newPassword: texts } = useTexts(identityTexts);
  return (
    <AuthScreen title={texts.title()}>
      <LookedAt mode="reset">
        {({ code, link, onDead }) => <ResetForm key={code} code={code} email={link.email} onDead={onDead} />}
      </LookedAt>
    </AuthScreen>
  );
}

function ResetForm({ code, email, onDead }: { code: string; email: string; onDead: (error: IdentityError) => void }) {
  const { newPassword: texts } = useTexts(identityTexts);
  const navigate = useNavigate();
  const form = useForm({
    schema: passwordForm,
    initial: { password: '' },
    async onSubmit({ password }) {
      try {
        const { kind } = await getSession().enter('reset_password', { code, password }, 'The password was not changed');
        flash.set({ body: texts.changed(), type: 'success' });
        // The second factor is asked wherever the person is; from the sign-in the redirect table leads on.
        await navigate(kind === 'SIGNED_IN' ? paths.my : paths.signIn, { replace: true });
        return [];
      } catch (error) {
        const dead = deadLinkIn(error);
        if (dead) onDead(dead);
        return problemsOfIdentityError(error, 'password');
      }
    },
  });
  return (
    <form className="stack" {...form.attributes}>
      <FormProblem form={form} />
      <p className="soft">
        <Sentence text={texts.lead()} parts={{ email: <b>{email}</b> }} />
      </p>
      <NewPasswordField
        label={texts.password()}
        field={form.field('password')}
        password={form.kit.watch('password')}
        email={email}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={form.isBusy} busyWord={texts.changing()}>
        {texts.change()}
      </Button>
    </form>
  );
}
