import '@komawari/ui/testing/installDialog';
import { execute } from '@komawari/ui/graphql';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AgreeToOperatorPages } from './operations/AgreeToOperatorPages.ts';
import { GetPendingConsents } from './operations/GetPendingConsents.ts';
import { sendSignUpLink } from '../identity/operations/sendSignUpLink.ts';
import { answerTo, playApi, Refusal } from '../shared/testing/playApi.ts';
import { renderScreen } from '../shared/testing/renderScreen.tsx';
import { useConsent } from './useConsent.ts';

// Drawing a whole screen takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

// Somebody has a session here.
beforeEach(() => {
  document.cookie = 'komawari_session=1';
});

function Screen() {
  useConsent();
  return <p>Here</p>;
}

/** An API whose terms wait for consent until they get it, and that refuses to send mail until then. */
function playTerms() {
  let waits = true;
  const pending = {
    kind: 'TERMS' as const,
    number: 2,
    title: 'Terms of use',
    effectiveAt: '2026-11-30T15:00:00Z',
    changes: ['Sales have rules.'],
  };
  const { calls } = playApi(
    answerTo(GetPendingConsents).with(() => ({
      viewer: { __typename: 'RegisteredViewer', id: 'u1', pendingConsents: waits ? [pending] : [] },
    })),
    answerTo(AgreeToOperatorPages).with(() => {
      waits = false;
      return { agreeToOperatorPages: { agreed: true } };
    }),
    answerTo(sendSignUpLink).with(() => {
      if (waits) throw new Refusal('Agree first.', { code: 'CONSENT_REQUIRED' });
      return { sendSignUpLink: { sentTo: 'a@example.jp', resendAfter: 60, problems: [] } };
    }),
  );
  return calls;
}

test('somebody is asked once at a visit, with what changed, and reading goes on when they leave it', async () => {
  playTerms();
  renderScreen(<Screen />);
  await screen.findByRole('dialog', { name: '“Terms of use” has changed' });
  expect(screen.getByText('Sales have rules.')).toBeTruthy();
  expect(screen.getByText('2026年12月1日')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Read it/ }).getAttribute('href')).toBe('/editions/terms/2');
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  const calls = playTerms();
  renderScreen(<Screen />);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GetPendingConsents'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on a page of the other language, what changed is read in that language', async () => {
  document.documentElement.dataset['prefix'] = '/ja';
  playTerms();
  renderScreen(<Screen />);
  const link = await screen.findByRole('link', { name: /Read it/ });
  delete document.documentElement.dataset['prefix'];
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(link.getAttribute('href')).toBe('/ja/editions/terms/2');
});

test('what was refused without consent asks for it and then goes on by itself', async () => {
  localStorage.setItem('komawari_consent_asked', 'TERMS:2');
  const calls = playTerms();
  renderScreen(<Screen />);
  const sent = execute(sendSignUpLink, { input: { emailAddress: 'a@example.jp' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  expect((await sent).sendSignUpLink.sentTo).toBe('a@example.jp');
  expect(calls.find(({ name }) => name === 'AgreeToOperatorPages')?.variables).toEqual({
    input: { editions: [{ kind: 'TERMS', number: 2 }] },
  });
});

test('who leaves the question is told that nothing was saved', async () => {
  localStorage.setItem('komawari_consent_asked', 'TERMS:2');
  playTerms();
  renderScreen(<Screen />);
  const sent = execute(sendSignUpLink, { input: { emailAddress: 'a@example.jp' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await expect(sent).rejects.toMatchObject({ code: 'CONSENT_REQUIRED' });
});
