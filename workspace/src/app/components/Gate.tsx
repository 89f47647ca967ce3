import { useChallenge, useOfferToStay, useViewer } from '@komawari/ui/session/react';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { SecondFactorScreen, StayScreen } from '../../identity/index.ts';
import { isOwnPath } from '../isOwnPath.ts';
import { redirectFor } from '../redirectFor.ts';
import { Waiting } from '../../shared/components/Waiting.tsx';

/** Lets a viewer see the page, or sends them where the specification's redirect table says. */
export function Gate({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const challenge = useChallenge();
  const offer = useOfferToStay();
  const { pathname, search } = useLocation();
  if (challenge) return <SecondFactorScreen />;
  if (offer) return <StayScreen offer={offer} />;
  if (viewer === undefined) return <Waiting />;
  const target = redirectFor(viewer.kind, pathname, new URLSearchParams(search));
  if (target === null) return children;
  return isOwnPath(target) ? <Navigate to={target} replace /> : <LeaveApp path={target} />;
}

function LeaveApp({ path }: { path: string }) {
  useEffect(
    function openOutside() {
      window.location.replace(path);
    },
    [path],
  );
  return <Waiting />;
}
