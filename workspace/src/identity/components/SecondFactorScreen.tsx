import { Button, TextField } from '@komawari/ui/components';
import { useForm } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { getSession, IdentityError } from '@komawari/ui/session';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import identityTexts from '../../messages/identity.js';
import { identityErrorMessage } from '../identityErrorMessage.ts';
import { AuthScreen } from './AuthScreen.tsx';

const codeForm = z.object({
  code: z
    .string()
    .trim()
    .min(1, { error: () => textsOf(identityTexts).secondFactor.noCode() }),
});

/**
 * The second step of any sign-in: the code of the authenticator app, or a recovery code. Where the person goes afterwards
 * is the redirect table's matter, as the address stays what it was.
 */
export function SecondFactorScreen() {
  const { secondFactor: texts } = useTexts(identityTexts);
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <AuthScreen title={isRecovery ? texts.recoveryCode() : texts.title()}>
      <p className="soft">{isRecovery ? texts.recoveryLead() : texts.lead()}</p>
      <CodeForm key={String(isRecovery)} isRecovery={isRecovery} />
      <div className="row">
        <Button variant="quiet" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? texts.byApp() : texts.byRecoveryCode()}
        </Button>
        <Button variant="quiet" onClick={() => getSession().giveUpSecondFactor()}>
          {texts.startOver()}
        </Button>
      </div>
    </AuthScreen>
  );
}

function CodeForm({ isRecovery }: { isRecovery: boolean }) {
  const { secondFactor: texts } = useTexts(identityTexts);
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
        label={isRecovery ? texts.recoveryCode() : texts.code()}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={form.isBusy} busyWord={texts.signingIn()}>
        {texts.signIn()}
      </Button>
    </form>
  );
}
