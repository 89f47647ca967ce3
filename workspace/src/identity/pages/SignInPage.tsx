import { Button, Link, PasswordField, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { getSession } from '@komawari/ui/session';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { paths } from '../../shared/routes.ts';
import { AuthScreen } from '../components/AuthScreen.tsx';
import { EmailLinkWay } from '../components/EmailLinkWay.tsx';
import { PasskeyWay } from '../components/PasskeyWay.tsx';
import { ReturnNotice } from '../components/ReturnNotice.tsx';
import { SignInByLink } from '../components/SignInByLink.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { identityErrorMessage } from '../identityErrorMessage.ts';

const signInForm = z.object({
  email: z.email('Enter your e-mail address, like mina@example.jp.'),
  password: z.string().min(1, 'Enter your password.'),
});

/** Every way to sign in. Where the person goes afterwards is the redirect table's matter. */
export function SignInPage() {
  const [query] = useSearchParams();
  const to = query.get('to');
  return (
    <AuthScreen title="Sign in">
      <ReturnNotice to={to} />
      {query.has('code') ? (
        <SignInByLink />
      ) : (
        <>
          <PasswordWay />
          <PasskeyWay />
          <EmailLinkWay to={to} />
          <SocialButtons to={to} />
        </>
      )}
      <p className="small soft">
        New here?{' '}
        <Link className="link" href={to ? `${paths.signUp}?to=${encodeURIComponent(to)}` : paths.signUp}>
          Create an account
        </Link>
        . You can read free episodes without one.
      </p>
    </AuthScreen>
  );
}

function PasswordWay() {
  const form = useForm({
    schema: signInForm,
    initial: { email: '', password: '' },
    async onSubmit(input) {
      try {
        await getSession().signIn(input);
        return [];
      } catch (error) {
        return [{ path: ['password'], message: identityErrorMessage(error) }];
      }
    },
  });

  return (
    <form className="stack" {...form.attributes}>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        {...form.field('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" variant="primary" size="lg" wide busy={form.isBusy} busyWord="Signing in">
        Sign in
      </Button>
      <p className="small">
        <Link className="link" href={paths.resetPassword}>
          Forgotten your password?
        </Link>
      </p>
    </form>
  );
}
