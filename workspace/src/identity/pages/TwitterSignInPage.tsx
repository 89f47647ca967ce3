import { Button, ButtonLink, Notice } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { describeIdentityError } from '@komawari/ui/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import identityTexts from '../../messages/identity.js';
import { paths } from '../../shared/routes.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { AuthScreen } from '../components/AuthScreen.tsx';
import { insistOnStorage, startSocial } from '../social/socialCalls.ts';

/** Goes to X in this tab. The way back from X leads past this page, which takes no place in the history. */
async function goToX(to: string | null): Promise<void> {
  insistOnStorage();
  const { url } = await startSocial({ provider: 'twitter', intent: 'SIGN_IN', mode: 'TAB', to });
  window.location.replace(url);
}

/** R2-045: signing in with X without a window. */
export function TwitterSignInPage() {
  const { withX: texts } = useTexts(identityTexts);
  const [query] = useSearchParams();
  const to = sameOriginPath(query.get('to'));
  const hasBegun = useRef(false);
  const [error, setError] = useState<unknown>(null);
  const begin = useCallback(() => {
    setError(null);
    goToX(to).catch(setError);
  }, [to]);

  useEffect(
    function beginOnce() {
      if (hasBegun.current) return;
      hasBegun.current = true;
      begin();
    },
    [begin],
  );

  return (
    <AuthScreen title={texts.title()}>
      {error === null ? (
        <Notice live>{texts.onTheWay()}</Notice>
      ) : (
        <Notice tone="danger" live action={<Button onClick={begin}>{texts.tryAgain()}</Button>}>
          {describeIdentityError(error)?.message}
        </Notice>
      )}
      <ButtonLink href={to ? `${paths.signIn}?to=${encodeURIComponent(to)}` : paths.signIn}>
        {texts.otherWays()}
      </ButtonLink>
    </AuthScreen>
  );
}
