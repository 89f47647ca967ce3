import { Button, ButtonLink, Link, Notice, PasswordField, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useQuery } from '@komawari/ui/graphql/react';
import { getSession } from '@komawari/ui/session';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { NewPasswordField, newPassword, problemsOfIdentityError } from '../../identity/index.ts';
import { AccountPart } from '../components/AccountPart.tsx';
import { GetMySettingsAccount } from '../operations/GetMySettingsAccount.ts';

const passwordsForm = z.object({
  currentPassword: z.string().min(1, 'Enter the password you sign in with now.'),
  password: newPassword,
});

/** A new password for somebody who knows the current one. Every other device is signed out. */
export function ChangePasswordPage() {
  const query = useQuery(GetMySettingsAccount, {});
  return (
    <AccountPart title="Change the password">
      <Loaded query={query} skeleton={<Skeleton kind="line" />}>
        {({ viewer }) => (
          <Registered viewer={viewer}>
            {({ email }) => (typeof email === 'string' ? <ChangeForm email={email} /> : <NoPassword />)}
          </Registered>
        )}
      </Loaded>
    </AccountPart>
  );
}

function NoPassword() {
  return (
    <Notice action={<ButtonLink href={paths.addEmailAuth}>Add an e-mail address</ButtonLink>}>
      This account has no password. Add an e-mail address to choose one.
    </Notice>
  );
}

function ChangeForm({ email }: { email: string }) {
  const navigate = useNavigate();
  const form = useForm({
    schema: passwordsForm,
    initial: { currentPassword: '', password: '' },
    async onSubmit(input) {
      try {
        await getSession().call('change_password', input, 'The password was not changed');
        flash.set({ body: 'Password changed. Other devices are signed out.', type: 'success' });
        await navigate(paths.settingsAccount);
        return [];
      } catch (error) {
        return problemsOfIdentityError(error, 'currentPassword');
      }
    },
  });
  return (
    <form className="stack" {...form.attributes}>
      <FormProblem form={form} />
      <PasswordField label="Current password" autoComplete="current-password" {...form.field('currentPassword')} />
      <p className="small">
        <Link className="link" href={paths.resetPassword}>
          Forgot it?
        </Link>
      </p>
      <NewPasswordField
        label="New password"
        field={form.field('password')}
        password={form.kit.watch('password')}
        email={email}
      />
      <p className="small soft">Every other device is signed out. This one stays signed in.</p>
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord="Changing">
          Change the password
        </Button>
      </div>
    </form>
  );
}
