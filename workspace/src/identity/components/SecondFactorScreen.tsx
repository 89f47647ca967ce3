import { Button, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { getSession, IdentityError } from '@komawari/ui/session';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { identityErrorMessage } from '../identityErrorMessage.ts';
import { AuthScreen } from './AuthScreen.tsx';

const codeForm = z.object({ code: z.string().trim().min(1, 'Enter the code.') });

/**
 * The second step of any sign-in: the code of the authenticator app, or a recovery code. Where the person goes afterwards
 * is the redirect table's matter, as the address stays what it was.
 */
export function SecondFactorScreen() {
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <AuthScreen title={isRecovery ? 'Recovery code' : 'Two-step sign-in'}>
      <p className="soft">
        {isRecovery
          ? 'Enter one of the ten codes you kept when you turned two-step sign-in on. Each works once.'
          : 'Open your authenticator app and enter the six digits it shows for Komawari.'}
      </p>
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} />
      <div className="row">
        <Button variant="quiet" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button variant="quiet" onClick={() => getSession().giveUpSecondFactor()}>
          Start over
        </Button>
      </div>
    </AuthScreen>
  );
}

function CodeForm({ isRecovery }: { isRecovery: boolean }) {
  const form = useForm({
    schema: codeForm,
    initial: { code: '' },
    async onSubmit({ code }) {
      const session = getSession();
      const { challenge } = session.getState().challenge ?? { challenge: '' };
      try {
        await session.enter('second_factor', { challenge, code }, 'Sign in failed');
        return [];
      } catch (error) {
        if (error instanceof IdentityError && error.code === 'UNAUTHENTICATED') session.giveUpSecondFactor();
        return [{ path: ['code'], message: identityErrorMessage(error) }];
      }
    },
  });
  const { setFocus } = form.kit;
  useEffect(
    function beginAtCode() {
      setFocus('code');
    },
    [setFocus],
  );
  return (
    <form className="stack" {...form.attributes}>
      <TextField
        label={isRecovery ? 'Recovery code' : 'Code'}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={form.isBusy} busyWord="Signing in">
        Sign in
      </Button>
    </form>
  );
}
