import { Button } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { getSession, type IdentityError } from '@komawari/ui/session';
import { useNavigate } from 'react-router';
import { z } from 'zod';
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
  return (
    <AuthScreen title="Choose a new password">
      <LookedAt mode="reset">
        {({ code, link, onDead }) => <ResetForm key={code} code={code} email={link.email} onDead={onDead} />}
      </LookedAt>
    </AuthScreen>
  );
}

function ResetForm({ code, email, onDead }: { code: string; email: string; onDead: (error: IdentityError) => void }) {
  const navigate = useNavigate();
  const form = useForm({
    schema: passwordForm,
    initial: { password: '' },
    async onSubmit({ password }) {
      try {
        const { kind } = await getSession().enter('reset_password', { code, password }, 'The password was not changed');
        flash.set({ body: 'Password changed. Other devices are signed out.', type: 'success' });
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
        For the account of <b>{email}</b>. Every other device is signed out.
      </p>
      <NewPasswordField
        label="New password"
        field={form.field('password')}
        password={form.kit.watch('password')}
        email={email}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={form.isBusy} busyWord="Changing">
        Change the password
      </Button>
    </form>
  );
}
