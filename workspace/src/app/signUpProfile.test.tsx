import { getSession } from '@komawari/ui/session';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '../shared/testing/fill.ts';
import { answerTo, playApi, Refusal } from '../shared/testing/playApi.ts';
import { App } from '../shared/operations/App.ts';
import { IsScreenNameTaken } from '../identity/operations/IsScreenNameTaken.ts';
import { CreateUser } from '../identity/operations/CreateUser.ts';
import { Gate } from './components/Gate.tsx';
import { renderScreen } from '../shared/testing/renderScreen.tsx';
import { playIdentity, signedIn } from '../identity/testing/playIdentity.ts';
import { SignUpProfilePage } from '../identity/pages/SignUpProfilePage.tsx';

// Drawing a whole screen takes seconds on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const app = answerTo(App).with(() => ({
  viewer: {
    __typename: 'GuestViewer',
    id: 'u1',
    kind: 'GUEST_WITH_PROVIDER',
    authProviders: ['EMAIL'],
    screenName: null,
  },
}));
const free = answerTo(IsScreenNameTaken).with(() => {
  throw new Refusal('Not found.', { code: 'NOT_FOUND' });
});

test('a problem of the server stands at its field, and everything typed stays', async () => {
  const { calls } = playApi(
    app,
    free,
    answerTo(CreateUser).with(() => ({
      createUser: {
        user: null,
        problems: [{ path: ['input', 'screenName'], message: 'mina is reserved. Try mina_manga.', code: 'TAKEN' }],
      },
    })),
  );
  renderScreen(<SignUpProfilePage />);
  fill('Screen name', 'mina');
  fill('Display name', '雨宮ましろ');
  fill('Introduction', '空と魔女');
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('mina is reserved. Try mina_manga.')).toBeTruthy();
  expect(calls.find((call) => call.name === 'CreateUser')?.variables).toEqual({
    input: { screenName: 'mina', displayName: '雨宮ましろ', selfIntroduction: '空と魔女', iconImageId: null },
  });
  expect((screen.getByLabelText('Display name') as HTMLInputElement).value).toBe('雨宮ましろ');
  expect((screen.getByLabelText('Introduction') as HTMLTextAreaElement).value).toBe('空と魔女');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Screen name')));
});

test('a screen name with a space is refused before anything is sent, with a better one', async () => {
  const { calls } = playApi(app, free);
  renderScreen(<SignUpProfilePage />);
  fill('Screen name', 'mina mina');
  fill('Display name', 'ミナ');
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('Use letters, digits, _ or -. Try mina_mina.')).toBeTruthy();
  expect(calls.some((call) => call.name === 'CreateUser')).toBe(false);
});

test('R2-047 a profile begun elsewhere comes filled in, and the card shows it', () => {
  playApi(app, free);
  renderScreen(<SignUpProfilePage />, {
    at: '/?screenName=mashiro&displayName=%E9%9B%A8%E5%AE%AE&selfIntroduction=%E7%A9%BA',
  });
  expect((screen.getByLabelText('Introduction') as HTMLTextAreaElement).value).toBe('空');
  expect((screen.getByLabelText('Screen name') as HTMLInputElement).value).toBe('mashiro');
  expect(screen.getByText('@mashiro')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '雨宮' })).toBeTruthy();
});

test('R2-047 R2-049 who has set the profile goes on to where the sign-up began', async () => {
  playIdentity({ sign_in: () => ({ ...signedIn, viewer: { kind: 'GUEST_WITH_PROVIDER', id: 'u1' } }) });
  await getSession().signIn({ email: 'mina@example.jp', password: 'x' });
  const { calls } = playApi(
    app,
    free,
    answerTo(CreateUser).with(() => ({ createUser: { user: { id: 'u1', screenName: 'mina' }, problems: [] } })),
  );
  const path = '/signup/profile';
  const { navigation } = renderScreen(
    <Gate>
      <SignUpProfilePage />
    </Gate>,
    { path, at: `${path}?to=${encodeURIComponent('/my/bookmarks?page=2')}` },
  );
  fill('Screen name', 'mina');
  fill('Display name', 'ミナ');
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByText('Another page');
  expect(navigation.stop.location.pathname + navigation.stop.location.search).toBe('/my/bookmarks?page=2');
  expect(calls.map(({ name }) => name)).toContain('CreateUser');
});

test('a name that is taken is said while typing', async () => {
  playApi(
    app,
    answerTo(IsScreenNameTaken).with(() => ({ user: { id: 'u2' } })),
  );
  renderScreen(<SignUpProfilePage />);
  fill('Screen name', 'mashiro');
  expect(await screen.findByText('mashiro is taken. Try another one.')).toBeTruthy();
});
