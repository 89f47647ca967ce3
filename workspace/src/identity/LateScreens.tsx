import { lazy, Suspense } from 'react';
import type { OfferToStay } from '@komawari/ui/session';
import { Waiting } from '../shared/components/Waiting.tsx';

const SecondFactor = lazy(async () => ({
  default: (await import('./components/SecondFactorScreen.tsx')).SecondFactorScreen,
}));
const Stay = lazy(async () => ({ default: (await import('./components/StayScreen.tsx')).StayScreen }));

/** The second step of any sign-in, fetched when somebody has to take it. */
export const SecondFactorScreen = () => (
  <Suspense fallback={<Waiting />}>
    <SecondFactor />
  </Suspense>
);

/** What somebody is asked who signed in to an account that is being deleted, fetched when it is asked. */
export const StayScreen = ({ offer }: { offer: OfferToStay }) => (
  <Suspense fallback={<Waiting />}>
    <Stay offer={offer} />
  </Suspense>
);
