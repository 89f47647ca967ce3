import { flash } from '@komawari/ui/flash';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApplicationFieldsFragment } from '../../gql/graphql.ts';
import { fill } from '../../shared/testing/fill.ts';
import { answerTo, playApi, Refusal } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { AddOIDCClientSecret } from '../operations/AddOIDCClientSecret.ts';
import { AddOIDCClientTester } from '../operations/AddOIDCClientTester.ts';
import { CreateOIDCClient } from '../operations/CreateOIDCClient.ts';
import { DeleteOIDCClient } from '../operations/DeleteOIDCClient.ts';
import { GetWorkspaceApplications } from '../operations/GetWorkspaceApplications.ts';
import { RevokeOIDCClientSecret } from '../operations/RevokeOIDCClientSecret.ts';
import { UpdateOIDCClient } from '../operations/UpdateOIDCClient.ts';
import { ApplicationPage } from './ApplicationPage.tsx';
import { ApplicationsPage } from './ApplicationsPage.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(async () => {
  cleanup();
  flash.clear();
  await inLanguage('en');
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const at = '2026-11-20T03:00:00.000Z';
const shelf: ApplicationFieldsFragment = {
  id: 'shelf',
  name: '棚コレ',
  type: 'WEB_CONFIDENTIAL',
  state: 'DRAFT',
  verifiedDomain: null,
  isFirstParty: false,
  redirectUris: ['https://tana.example/in'],
  postLogoutRedirectUris: [],
  backchannelLogoutUri: null,
  jwks: null,
  scopes: ['openid', 'profile'],
  responseTypes: ['code'],
  idTokenAlgorithm: 'RS256',
  createdAt: at,
  lastUsedAt: null,
  checkAskedAt: null,
  iconImage: null,
  secrets: [],
  testers: [],
  use: { people: 3, signIns: 5 },
};

/** The API of somebody who made these; `refuse` is called before a change is. */
function play(applications: ApplicationFieldsFragment[], { isOpen = true, refuse = () => undefined as unknown } = {}) {
  const change = (changes: Partial<ApplicationFieldsFragment>) => {
    applications[0] = { ...shelf, ...applications[0], ...changes };
    return applications[0];
  };
  return playApi(
    answerTo(GetWorkspaceApplications).with(() => ({
      isOpen,
      viewer: { __typename: 'RegisteredViewer', id: 'u1', oidcClientRegistrations: [...applications] },
    })),
    answerTo(CreateOIDCClient).with(({ input }) => {
      const problem = refuse() as { path: string[]; message: string; code: string } | undefined;
      if (problem) return { createOIDCClient: { client: null, problems: [problem] } };
      change({ id: 'new', name: input.name });
      return { createOIDCClient: { client: { id: 'new' }, problems: [] } };
    }),
    answerTo(UpdateOIDCClient).with(({ input }) => {
      const problem = refuse() as { path: string[]; message: string; code: string } | undefined;
      if (problem) return { updateOIDCClient: { client: null, problems: [problem] } };
      return { updateOIDCClient: { client: change({ name: input.name ?? '' }), problems: [] } };
    }),
    answerTo(AddOIDCClientSecret).with(() => {
      const secrets = applications[0]?.secrets ?? [];
      const ending = `end${secrets.length + 1}`;
      change({ secrets: [{ id: ending, ending, createdAt: at }, ...secrets] });
      return { addOIDCClientSecret: { secret: `komawari_secret_${ending}`, problems: [] } };
    }),
    answerTo(RevokeOIDCClientSecret).with(({ input }) => ({
      revokeOIDCClientSecret: {
        client: change({ secrets: (applications[0]?.secrets ?? []).filter(({ id }) => id !== input.secretId) }),
      },
    })),
    answerTo(AddOIDCClientTester).with(() => ({
      addOIDCClientTester: {
        client: null,
        problems: [{ path: ['screenName'], message: 'Nobody is called that.', code: 'NO' }],
      },
    })),
    answerTo(DeleteOIDCClient).with(({ id }) => {
      applications.splice(0, 1);
      return { deleteOIDCClient: { deletedId: String(id) } };
    }),
  ).calls;
}
const sent = (calls: ReturnType<typeof play>, operation: string) =>
  calls.filter(({ name }) => name === operation).map(({ variables }) => variables);
const openList = () => renderScreen(<ApplicationsPage />, { path: '/workspace/applications' });
const openOne = () =>
  renderScreen(<ApplicationPage />, {
    path: '/workspace/applications/:applicationId',
    at: '/workspace/applications/shelf',
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a developer without applications is told what this is for, and registers the first one', async () => {
  const calls = play([]);
  openList();
  expect(await screen.findByText(/Register it here first/)).toBeTruthy();
  press('Register');
  expect(await screen.findByText('Say what people know it as.')).toBeTruthy();
  fill('Name', '棚コレ');
  fill('Redirect address', 'http://tana.example/in');
  press('Register');
  expect(await screen.findByText(/It begins with https/)).toBeTruthy();
  expect(sent(calls, 'CreateOIDCClient')).toEqual([]);
  fill('Redirect address', 'https://tana.example/in');
  press('Register');
  expect(await screen.findByText('Another page')).toBeTruthy();
  expect(sent(calls, 'CreateOIDCClient')).toEqual([
    { input: { name: '棚コレ', type: 'WEB_CONFIDENTIAL', redirectUris: ['https://tana.example/in'] } },
  ]);
});

test('what the API finds wrong stands at its field, and what was typed stays', async () => {
  play([], { refuse: () => ({ path: ['redirectUris', '0'], message: 'Not this one.', code: 'NO' }) });
  openList();
  await screen.findByRole('button', { name: 'Register' });
  fill('Name', '棚コレ');
  fill('Redirect address', 'https://tana.example/in');
  press('Register');
  expect(await screen.findByText('Not this one.')).toBeTruthy();
  const address = screen.getByLabelText('Redirect address') as HTMLInputElement;
  expect([address.value, address.getAttribute('aria-invalid')]).toEqual(['https://tana.example/in', 'true']);
  cleanup();
  openList();
  await waitFor(() =>
    expect((screen.getByLabelText('Redirect address') as HTMLInputElement).value).toBe('https://tana.example/in'),
  );
});

test('the list says of each application who may use it, and how many do', async () => {
  play([shelf, { ...shelf, id: 'other', name: '表紙屋', state: 'APPROVED', use: { people: 1, signIns: 0 } }]);
  openList();
  const lines = within(await screen.findByRole('list', { name: 'Applications' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['棚棚コレTesting3 people', '表表紙屋Checked1 person']);
  expect(within(lines[1]!).getByRole('link').getAttribute('href')).toBe('/workspace/applications/other');
});

test('where operators have not opened this, and for an application of somebody else, nothing is here', async () => {
  play([shelf], { isOpen: false });
  openList();
  expect(await screen.findByRole('heading', { name: /not here|not found|nothing/i })).toBeTruthy();
  cleanup();
  play([{ ...shelf, id: 'other' }]);
  openOne();
  expect(await screen.findByRole('heading', { name: /not here|not found|nothing/i })).toBeTruthy();
});

test('a secret is shown once, a second one takes its place, and the old one is revoked after a question', async () => {
  const calls = play([shelf]);
  openOne();
  expect(await screen.findByText('Your program has no secret yet.')).toBeTruthy();
  press('Make a secret');
  expect(((await screen.findByLabelText('Secret')) as HTMLInputElement).value).toBe('komawari_secret_end1');
  expect(screen.queryByRole('button', { name: 'Make a secret' }), 'one shown and not yet saved').toBeNull();
  press('I have saved it');
  expect(screen.queryByLabelText('Secret')).toBeNull();
  press('Make a secret');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Make a secret' })).toBeNull());
  press('I have saved it');
  press(/^Revoke.*end1$/);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke it' }));
  await waitFor(() => expect(screen.queryByText('••••end1')).toBeNull());
  expect(screen.getByText('••••end2')).toBeTruthy();
  expect(sent(calls, 'RevokeOIDCClientSecret')).toEqual([{ input: { id: 'shelf', secretId: 'end1' } }]);
});

test('who makes a secret goes on from the heading of the secrets, and again when it is saved', async () => {
  play([shelf]);
  openOne();
  await userEvent.click(await screen.findByRole('button', { name: 'Make a secret' }));
  const saved = await screen.findByRole('button', { name: 'I have saved it' });
  const heading = screen.getByRole('heading', { name: 'Secrets' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await userEvent.click(saved);
  expect(document.activeElement).toBe(heading);
});

test('an address the API refuses is marked in its own field, also below one that was left empty', async () => {
  const calls = play([shelf], {
    refuse: () => ({ path: ['redirectUris', '1'], message: 'Not this one.', code: 'NO' }),
  });
  openOne();
  await screen.findByRole('heading', { name: 'Redirect addresses' });
  const addresses = screen.getByRole('region', { name: 'Redirect addresses' });
  for (let more = 0; more < 2; more += 1)
    fireEvent.click(within(addresses).getByRole('button', { name: 'Add an address' }));
  fill('Redirect address 3', 'https://tana.example/two');
  press('Save');
  expect(await screen.findByText('Not this one.')).toBeTruthy();
  expect(sent(calls, 'UpdateOIDCClient')).toMatchObject([
    { input: { redirectUris: ['https://tana.example/in', 'https://tana.example/two'] } },
  ]);
  const marked = within(addresses)
    .getAllByRole('textbox')
    .map((field) => field.getAttribute('aria-invalid') === 'true');
  expect(marked).toEqual([false, false, true]);
});

test('how ID tokens are signed is chosen, and sent with the rest', async () => {
  const calls = play([shelf]);
  openOne();
  fireEvent.click(await screen.findByRole('radio', { name: /^ES256/ }));
  press('Save');
  await waitFor(() =>
    expect(sent(calls, 'UpdateOIDCClient')).toMatchObject([{ input: { idTokenAlgorithm: 'ES256' } }]),
  );
});

test('an application that Komawari has checked keeps its face, and one that it closed cannot be changed', async () => {
  play([{ ...shelf, state: 'APPROVED', verifiedDomain: 'tana.example' }]);
  openOne();
  expect(await screen.findByText(/name and icon stay/)).toBeTruthy();
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Test users' })).toBeNull();
  cleanup();
  play([{ ...shelf, state: 'BLOCKED' }]);
  openOne();
  expect(await screen.findByText(/Komawari has closed this application/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a test user whom nobody knows stays in the field with the reason', async () => {
  play([shelf]);
  openOne();
  await screen.findByRole('heading', { name: 'Test users' });
  fill('Test user', 'nobody');
  press('Add');
  expect(await screen.findByText('Nobody is called that.')).toBeTruthy();
  expect((screen.getByLabelText('Test user') as HTMLInputElement).value).toBe('nobody');
});

test('an application is deleted after a question, which says whom it signs out', async () => {
  const calls = play([shelf]);
  openOne();
  expect(await screen.findByText('Signs out 3 people at once.')).toBeTruthy();
  press('Delete the application');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete it' }));
  expect(await screen.findByText('Another page')).toBeTruthy();
  expect(sent(calls, 'DeleteOIDCClient')).toEqual([{ id: 'shelf' }]);
});

test('a change that was refused is said, and what was typed stays', async () => {
  play([shelf], {
    refuse: () => {
      throw new Refusal('no', { code: 'FORBIDDEN' });
    },
  });
  openOne();
  await screen.findByRole('button', { name: 'Save' });
  fill('Name', '棚コレ 二');
  press('Save');
  expect(await screen.findByText('You cannot do this here.')).toBeTruthy();
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('棚コレ 二');
});

test('without a connection both pages say so, with a way to try again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  openList();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  cleanup();
  openOne();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a developer who reads Japanese registers an application and keeps it in Japanese', async () => {
  await inLanguage('ja');
  const english = /[a-z]{3,} [a-z]{2,}/i;
  play([]);
  openList();
  fireEvent.click(await screen.findByRole('button', { name: '登録する' }));
  expect(await screen.findByText('アプリの名前を入力してください。')).toBeTruthy();
  fill('名前', '棚コレ');
  fill('戻り先のURL', 'http://tana.example/in');
  press('登録する');
  expect(await screen.findByText('https://で始まるURLを入力してください（localhostと127.0.0.1を除く）。')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(english);
  cleanup();
  play([{ ...shelf, lastUsedAt: at, checkAskedAt: at, secrets: [{ id: 's', ending: 'end1', createdAt: at }] }]);
  openOne();
  expect(await screen.findByText('利用している3人が、すぐにログアウトされます。')).toBeTruthy();
  expect(screen.getByRole('button', { name: '失効させる（末尾がend1のシークレット）' })).toBeTruthy();
  expect(screen.getByRole('region', { name: '利用状況' }).textContent).toMatch(
    /^利用状況3人7日間のログイン5回、最後は/,
  );
  expect(screen.getByRole('switch', { name: /^作品の閲覧/ })).toBeTruthy();
  // Names of the protocol stay as they are.
  const words = document.body.textContent?.replace('code id_token', '').replaceAll('JSON Web Key Set', '');
  expect(words).not.toMatch(english);
});
