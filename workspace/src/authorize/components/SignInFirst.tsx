import { useEffect } from 'react';
import { Waiting } from '../../shared/components/Waiting.tsx';
import { paths } from '../../shared/routes.ts';

/** Leads somebody without an account, or without a profile, there and back to this request. */
export function SignInFirst({ kind, search }: { kind: string; search: string }) {
  const way = kind === 'GUEST_WITH_PROVIDER' ? paths.signUpProfile : paths.signIn;
  const to = `${way}?to=${encodeURIComponent(`${paths.authorize}${search}`)}`;
  useEffect(
    function goThere() {
      window.location.replace(to);
    },
    [to],
  );
  return <Waiting />;
}
