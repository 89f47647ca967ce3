import { askToConfirm } from '@komawari/ui/session';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../../shared/testing/fill.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { ConfirmItIsYou } from './ConfirmItIsYou.tsx';

// Drawing a whole screen takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The identity service takes one password, and a code where the account has two-step sign-in. */
function playConfirm(right: string, waysToConfirm = ['PASSWORD']): object[] {
  const proofs: object[] = [];
  const refuse = (field: string, message: string) =>
    Response.json({ code: 'BAD_USER_INPUT', message, field, triesLeft: 4 }, { status: 400 });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address === '/identity/config') return Response.json({ authorizedDomains: [], providers: [] });
    if (!address.startsWith('/identity/')) {
      const viewer = {
        __typename: 'RegisteredViewer',
        id: 'u1',
        email: 'mina@example.jp',
        waysToConfirm,
        linkedProviders: [],
      };
      return Response.json({ data: { viewer } });
    }
    const proof = JSON.parse(String(init.body)) as { password: string; code: string };
    proofs.push(proof);
    if (proof.password !== right) return refuse('password', 'That is not your password.');
    if (waysToConfirm.includes('CODE') && proof.code !== '123456') return refuse('code', 'That code is wrong.');
    return Response.json({ token: 'token', expiresIn: 300, viewer: { kind: 'REGISTERED', id: 'u1' } });
  });
  return proofs;
}

test('two actions at once ask once, and both go on after the right password', async () => {
  playConfirm('たい焼き');
  renderScreen(<ConfirmItIsYou />);
  const answers = Promise.all([askToConfirm(), askToConfirm()]);
  expect(await screen.findByRole('heading', { name: 'Confirm that it is you' })).toBeTruthy();
  await screen.findByLabelText('Password');
  fill('Password', 'wrong');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('That is not your password. 4 tries left before a 15-minute pause.')).toBeTruthy();
  fill('Password', 'たい焼き');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await answers).toEqual([true, true]);
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
});

test('leaving it answers no, and the next action asks anew', async () => {
  playConfirm('x');
  renderScreen(<ConfirmItIsYou />);
  const first = askToConfirm();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await first).toBe(false);
  const second = askToConfirm();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await second).toBe(false);
});

test('with two-step sign-in the code is asked for beside the password, and each says itself what is wrong', async () => {
  const proofs = playConfirm('たい焼き', ['PASSWORD', 'CODE']);
  renderScreen(<ConfirmItIsYou />);
  const answer = askToConfirm();
  await screen.findByLabelText('Code');
  fill('Password', 'たい焼き');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Enter the code.')).toBeTruthy();
  expect(proofs).toEqual([]);
  fill('Code', '000000');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/That code is wrong\./)).toBeTruthy();
  fill('Code', '123456');
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await answer).toBe(true);
});
