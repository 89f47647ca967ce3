import { Button, ButtonLink, Link, Notice, PasswordField, Skeleton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useForm } from '@komawari/ui/forms';
import { useQuery } from '@komawari/ui/graphql/react';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { getSession } from '@komawari/ui/session';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import accountTexts from '../../messages/account.js';
import { FormProblem } from '../../shared/components/FormProblem.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { paths } from '../../shared/routes.ts';
import { NewPasswordField, newPassword, problemsOfIdentityError } from '../../identity/index.ts';
import { AccountPart } from '../components/AccountPart.tsx';
import { GetMySettingsAccount } from '../operations/GetMySettingsAccount.ts';

const passwordsForm = z.object({
  currentPassword: z.string().min(1, { error: () => textsOf(accountTexts).changePassword.noCurrent() }),
  password: newPassword,
});

/** A new password for somebody who knows the current one. Every other device is signed out. */
export function ChangePasswordPage() {
  const { changePassword: texts } = useTexts(accountTexts);
  const query = useQuery(GetMySettingsAccount, {});
  return (
    <AccountPart title={texts.title()}>
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
  const { changePassword: texts } = useTexts(accountTexts);
  return <Notice action={<ButtonLink href={paths.addEmailAuth}>{texts.add()}</ButtonLink>}>{texts.none()}</Notice>;
}

function ChangeForm({ email }: { email: string }) {
  const { changePassword: texts } = useTexts(accountTexts);
  const navigate = useNavigate();
  const form = useForm({
    schema: passwordsForm,
    initial: { currentPassword: '', password: '' },
    async onSubmit(input) {
      try {
        await getSession().call('change_password', input, 'The password was not changed');
        flash.set({ body: texts.changed(), type: 'success' });
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
      <PasswordField label={texts.current()} autoComplete="current-password" {...form.field('currentPassword')} />
      <p className="small">
        <Link className="link" href={paths.resetPassword}>
          {texts.forgot()}
        </Link>
      </p>
      <NewPasswordField
        label={texts.newPassword()}
        field={form.field('password')}
        password={form.kit.watch('password')}
        email={email}
      />
      <p className="small soft">{texts.others()}</p>
      <div>
        <Button type="submit" variant="primary" busy={form.isBusy} busyWord={texts.changing()}>
          {texts.change()}
        </Button>
      </div>
    </form>
  );
}
