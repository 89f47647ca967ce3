import { ButtonLink, Notice } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { describeIdentityError } from '@komawari/ui/session';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import identityTexts from '../../messages/identity.js';
import { Waiting } from '../../shared/components/Waiting.tsx';
import { paths } from '../../shared/routes.ts';
import { sameOriginPath } from '@komawari/ui/sameOriginPath';
import { AuthScreen } from '../components/AuthScreen.tsx';
import { sendAuthEvent } from '../social/authEvents.ts';
import { errorOfEvent, finishSocial } from '../social/finishSocial.ts';
import type { SocialIntent } from '../social/socialCalls.ts';

interface Facts {
  attempt: string | null;
  ticket: string | null;
  kind: string | null;
  reference: string | null;
  isWindow: boolean;
  intent: SocialIntent;
  to: string | null;
}

/** What the service put behind "#". It leaves the address at once, so that it stands in no history. */
function takeFacts(): Facts | null {
  const facts = new URLSearchParams(window.location.hash.slice(1));
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (!facts.has('ticket') && !facts.has('kind')) return null;
  const intent = facts.get('intent');
  return {
    attempt: facts.get('attempt'),
    ticket: facts.get('ticket'),
    kind: facts.get('kind'),
    reference: facts.get('reference'),
    isWindow: facts.get('mode') === 'POPUP',
    intent: intent === 'LINK' || intent === 'CONFIRM' ? intent : 'SIGN_IN',
    to: sameOriginPath(facts.get('to')),
  };
}

/** Hands the news to the page that opened this window; without one, ends the sign-in here. */
async function goOn(facts: Facts, navigate: NavigateFunction): Promise<void> {
  const { attempt, ticket, kind, reference, isWindow, intent, to } = facts;
  if (isWindow && attempt !== null && (await sendAuthEvent({ attempt, ticket, kind, reference }))) {
    window.close();
    return;
  }
  if (ticket === null) throw errorOfEvent({ kind, reference });
  const target = await finishSocial(intent, ticket, to);
  // The redirect table leads on from the sign-in: to `to`, to the profile, or through the second factor.
  await navigate(target ?? (intent === 'SIGN_IN' ? signInPath(to) : (to ?? paths.settingsAccount)), { replace: true });
}

const signInPath = (to: string | null): string => (to ? `${paths.signIn}?to=${encodeURIComponent(to)}` : paths.signIn);

/** Where a service leads back to. In a sign-in window it closes it; in a tab it ends the sign-in. */
export function SignInFinishPage() {
  const { finish: texts } = useTexts(identityTexts);
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  const [failure, setFailure] = useState<{ error: unknown; back: string } | null>(null);

  useEffect(
    function finishOnce() {
      if (hasBegun.current) return;
      hasBegun.current = true;
      const facts = takeFacts();
      if (!facts) {
        void navigate(paths.signIn, { replace: true });
        return;
      }
      const back = facts.intent === 'SIGN_IN' ? signInPath(facts.to) : paths.settingsAccount;
      goOn(facts, navigate).catch((error: unknown) => setFailure({ error, back }));
    },
    [navigate],
  );

  if (!failure) return <Waiting />;
  return (
    <AuthScreen title={texts.title()}>
      <Notice tone="danger" live>
        {describeIdentityError(failure.error)?.message}
      </Notice>
      <ButtonLink href={failure.back} variant="ink">
        {failure.back === paths.settingsAccount ? texts.toAccount() : texts.toSignIn()}
      </ButtonLink>
    </AuthScreen>
  );
}
