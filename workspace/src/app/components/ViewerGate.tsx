import { useChallenge, useOfferToStay, useViewer } from '@komawari/ui/session/react';
import { Suspense, type ReactNode } from 'react';
import { SecondFactorScreen, StayScreen } from '../../identity/index.ts';
import { Waiting } from '../../shared/components/Waiting.tsx';
import { usePlace } from '../../shared/place.ts';
import { languageOfRequest } from '../languageOfRequest.ts';
import { redirectFor } from '../redirectFor.ts';
import { useAccountLanguage } from '../useAccountLanguage.ts';

export interface ViewerGateProps {
  /** Stands above the page, and above the waiting for it. */
  header?: ReactNode;
  children: ReactNode;
  /** Leads to a path of this site. */
  leadTo: (path: string) => ReactNode;
}

/** Lets a viewer see the page, or sends them where the specification's redirect table says. */
export function ViewerGate({ header, children, leadTo }: ViewerGateProps) {
  const viewer = useViewer();
  const challenge = useChallenge();
  const offer = useOfferToStay();
  const { pathname, search } = usePlace();
  const isInLanguage = useAccountLanguage(viewer?.language, languageOfRequest({ pathname, search }));
  if (challenge) return <SecondFactorScreen />;
  if (offer) return <StayScreen offer={offer} />;
  if (viewer === undefined || !isInLanguage)
    return (
      <>
        {header}
        <Waiting />
      </>
    );
  const target = redirectFor(viewer.kind, pathname, new URLSearchParams(search));
  if (target !== null) return leadTo(target);
  return (
    <>
      {header}
      {/* A screen that is on its way leaves the header where it is, with what is typed there. */}
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </>
  );
}
