import { getSession } from '@komawari/ui/session';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { playIdentity } from '../testing/playIdentity.ts';
import { StayScreen } from './StayScreen.tsx';

afterEach(() => {
  cleanup();
  getSession().declineOffer();
  vi.unstubAllGlobals();
});

const offer = { restoreToken: 'keeps', deletesAt: '2026-12-13T03:00:00.000Z' };

/** Somebody signs in to an account that is being deleted, and keeping it is answered as told. */
async function offered(keeping: () => Response) {
  const calls = playIdentity({ sign_in: () => offer, restore_account: keeping });
  await getSession().signIn({ email: 'mina@example.jp', password: 'komawari-demo' } as never);
  expect(getSession().getState().offer).toMatchObject(offer);
  renderScreen(<StayScreen offer={offer} />);
  fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  return calls;
}

test('what was not heard can be sent again: the account is still offered', async () => {
  const calls = await offered(() => Response.json({}, { status: 503 }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep my account' }).ariaBusy).toBeNull());
  expect(getSession().getState().offer).toMatchObject(offer);
  fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'restore_account')).toHaveLength(2));
});

test('an offer that is over leads back to the sign-in, which makes another', async () => {
  await offered(() => Response.json({ code: 'UNAUTHENTICATED', message: 'Sign in again.' }, { status: 401 }));
  await waitFor(() => expect(getSession().getState().offer).toBeNull());
});
