import { Button, Notice } from '@komawari/ui/components';
import { describeIdentityError } from '@komawari/ui/session';
import { useEffect } from 'react';
import type { SocialSignIn } from './useSocialSignIn.ts';

/** What went wrong with a social sign-in, and the button of the next step. */
export function SocialFailureNotice({ signIn }: { signIn: SocialSignIn }) {
  const { failure, begin, continueHere } = signIn;
  const told = failure && describeIdentityError(failure.error);
  const isOffline = told?.next === 'WHEN_ONLINE';
  useEffect(
    function retryWhenOnline() {
      if (!isOffline || !failure) return undefined;
      // No click, so no window: the browser would block it.
      const retry = () => continueHere(failure.provider);
      window.addEventListener('online', retry, { once: true });
      return () => window.removeEventListener('online', retry);
    },
    [isOffline, failure, continueHere],
  );
  if (!failure || !told) return null;
  const step = told.next === 'SAME_TAB' ? continueHere : begin;
  const action =
    told.next === 'NONE' ? undefined : <Button onClick={() => step(failure.provider)}>{told.nextLabel}</Button>;
  return (
    <Notice tone="danger" live action={action}>
      {told.message}
    </Notice>
  );
}
