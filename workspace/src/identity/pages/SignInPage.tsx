import { Button, Link, PasswordField, TextField } from '@komawari/ui/components';
import { useLateForm } from '@komawari/ui/forms';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { getSession } from '@komawari/ui/session';
import { lazy, Suspense } from 'react';
import signInTexts from '../../messages/signIn.js';
import { Waiting } from '../../shared/components/Waiting.tsx';
import { usePlace } from '../../shared/place.ts';
import { paths } from '../../shared/routes.ts';
import { AuthScreen } from '../components/AuthScreen.tsx';
import { EmailLinkWay } from '../components/EmailLinkWay.tsx';
import { PasskeyWay } from '../components/PasskeyWay.tsx';
import { ReturnNotice } from '../components/ReturnNotice.tsx';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { useSocialConfig } from '../social/useSocialConfig.ts';
import { identityErrorMessage } from '../identityErrorMessage.ts';

const SignInByLink = lazy(async () => ({ default: (await import('../components/SignInByLink.tsx')).SignInByLink }));

const loadSchema = async () => (await import('../signInForm.ts')).signInForm;

/** Every way to sign in. Where the person goes afterwards is the redirect table's matter. */
export function SignInPage() {
  const { signIn: texts } = useTexts(signInTexts);
  const query = new URLSearchParams(usePlace().search);
  const to = query.get('to');
  const { isLoading } = useSocialConfig();
  const signUp = (words: string) => (
    <Link className="link" href={to ? `${paths.signUp}?to=${encodeURIComponent(to)}` : paths.signUp}>
      {words}
    </Link>
  );
  return (
    <AuthScreen title={texts.title()}>
      <ReturnNotice to={to} />
      {query.has('code') ? (
        <Suspense fallback={<Waiting />}>
          <SignInByLink />
        </Suspense>
      ) : (
        <>
          <PasswordWay />
          <PasskeyWay />
          <EmailLinkWay to={to} />
          <SocialButtons to={to} />
        </>
      )}
      {/* Below the services: shown before they are known it would move under the finger. */}
      <p className="small soft" hidden={isLoading}>
        <Sentence text={texts.newHere()} parts={{ signUp }} />
      </p>
    </AuthScreen>
  );
}

function PasswordWay() {
  const { signIn: texts } = useTexts(signInTexts);
  const form = useLateForm({
    loadSchema,
    names: ['email', 'password'],
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
        label={texts.email()}
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        {...form.field('email')}
      />
      <PasswordField label={texts.password()} autoComplete="current-password" {...form.field('password')} />
      <Button type="submit" variant="primary" size="lg" wide busy={form.isBusy} busyWord={texts.signingIn()}>
        {texts.signIn()}
      </Button>
      <p className="small">
        <Link className="link" href={paths.resetPassword}>
          {texts.forgotten()}
        </Link>
      </p>
    </form>
  );
}
