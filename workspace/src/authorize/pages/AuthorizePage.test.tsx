import { flash } from '@komawari/ui/flash';
import { inLanguage } from '@komawari/ui/testing/inLanguage';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  AuthorizeOidcAuthenticationRequestMutation,
  ValidateOidcAuthenticationRequestParametersQuery,
} from '../../gql/graphql.ts';
import { answerTo, playApi } from '../../shared/testing/playApi.ts';
import { renderScreen } from '../../shared/testing/renderScreen.tsx';
import { leaveTo } from '../leaveTo.ts';
import { AuthorizeOIDCAuthenticationRequest } from '../operations/AuthorizeOIDCAuthenticationRequest.ts';
import { ValidateOIDCAuthenticationRequestParameters } from '../operations/ValidateOIDCAuthenticationRequestParameters.ts';
import { AuthorizePage } from './AuthorizePage.tsx';

vi.setConfig({ testTimeout: 60_000 });

type Checked = ValidateOidcAuthenticationRequestParametersQuery['validateOIDCAuthenticationRequestParameters'];
type Result = AuthorizeOidcAuthenticationRequestMutation['authorizeOIDCAuthenticationRequest'];

const left: string[] = [];
beforeEach(() => {
  left.length = 0;
  vi.stubGlobal('location', { ...window.location, origin: 'http://localhost', replace: (to: string) => left.push(to) });
});
afterEach(async () => {
  cleanup();
  await inLanguage('en');
  sessionStorage.clear();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const client = {
  id: 'shelf',
  name: '棚コレ',
  verifiedDomain: 'tana.example',
  isFirstParty: false,
  isWaiting: false,
  iconImage: null,
};
const scope = (name: string, isAgreed = false) => ({ name, isAgreed, isOptional: name !== 'openid' });
const fine: Checked = {
  error: null,
  errorDescription: null,
  redirectTo: null,
  step: 'CONSENT',
  ticket: 'ticket',
  connectedAt: null,
  redirectHost: 'tana.example',
  uiLocales: [],
  scopes: [scope('openid'), scope('profile'), scope('email')],
  client,
};
const answered: Result = {
  idToken: null,
  state: 's',
  error: null,
  errorDescription: null,
  step: 'NOTHING',
  redirectTo: 'https://tana.example/in?code=c',
  problems: [],
};
const user = { id: 'u1', displayName: 'ミナ', screenName: 'mina', iconImage: null };
const viewer = {
  __typename: 'RegisteredViewer' as const,
  id: 'u1',
  kind: 'REGISTERED' as const,
  email: 'mina@example.jp',
  user,
};
const AT = '/oauth2/authorize?client_id=shelf&redirect_uri=https%3A%2F%2Ftana.example%2Fin&scope=openid';

type Data = ValidateOidcAuthenticationRequestParametersQuery;
interface Opened {
  at?: string;
  who?: Data['viewer'];
}

/** The connection breaks once the answer is on its way. */
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

function open(
  checked: Partial<Checked> = {},
  result: Partial<Result> | (() => never) = {},
  { at = AT, who = viewer }: Opened = {},
) {
  const played = playApi(
    answerTo(ValidateOIDCAuthenticationRequestParameters).with(() => ({
      viewer: who,
      validateOIDCAuthenticationRequestParameters: { ...fine, ...checked },
    })),
    answerTo(AuthorizeOIDCAuthenticationRequest).with(() => ({
      authorizeOIDCAuthenticationRequest: { ...answered, ...(typeof result === 'function' ? result() : result) },
    })),
  );
  const { navigation } = renderScreen(<AuthorizePage />, { path: '/oauth2/authorize', at });
  return Object.assign(played.calls, { navigation });
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const given = (calls: ReturnType<typeof open>) =>
  calls.filter(({ name }) => name === 'AuthorizeOIDCAuthenticationRequest').map(({ variables }) => variables['input']);

test('a person sees who asks for what, chooses, allows, and returns to the application', async () => {
  const calls = open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('棚コレ wants to sign you in');
  expect(screen.getByText('tana.example, checked by Komawari')).toBeTruthy();
  expect(screen.getByText('https://tana.example/in')).toBeTruthy();
  expect((screen.getByRole('switch', { name: 'See your e-mail' }) as HTMLInputElement).checked).toBe(false);
  expect(within(screen.getByRole('list')).getAllByText('Always')).toHaveLength(2);
  // A screen reader says with the switch what is given.
  fireEvent.click(screen.getByRole('switch', { name: 'See your e-mail', description: 'mina@example.jp' }));
  await press('Allow');
  await waitFor(() => expect(left).toEqual(['https://tana.example/in?code=c']));
  expect(given(calls)).toEqual([
    {
      parameters: [
        { name: 'client_id', value: 'shelf' },
        { name: 'redirect_uri', value: 'https://tana.example/in' },
        { name: 'scope', value: 'openid' },
      ],
      ticket: 'ticket',
      answer: 'ALLOW',
      accountId: 'u1',
      scopes: ['openid', 'profile', 'email'],
    },
  ]);
});

test('what is not switched on is not given, and a refusal is told to the application', async () => {
  const calls = open({}, { redirectTo: 'https://tana.example/in?error=access_denied', error: 'access_denied' });
  await press('Cancel');
  await waitFor(() => expect(left).toEqual(['https://tana.example/in?error=access_denied']));
  expect(given(calls)).toMatchObject([{ answer: 'REFUSE', scopes: [] }]);
});

test('whoever cancels while their yes is on its way has said yes, and nothing else', async () => {
  const calls = open();
  await press('Allow');
  await press('Cancel');
  await waitFor(() => expect(left).toEqual(['https://tana.example/in?code=c']));
  expect(given(calls)).toMatchObject([{ answer: 'ALLOW' }]);
});

test('an answer that is given without a line says that it waits, and goes out once when the line is back', async () => {
  const calls = open();
  const allow = await screen.findByRole('button', { name: 'Allow' });
  act(() => onlineManager.setOnline(false));
  fireEvent.click(allow);
  expect(await screen.findByText('You are offline.')).toBeTruthy();
  expect(given(calls)).toEqual([]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(left).toEqual(['https://tana.example/in?code=c']));
  expect(given(calls)).toHaveLength(1);
});

test('who trusts the application already is asked for what is new, and where nothing is new for nothing', async () => {
  const connectedAt = '2026-08-02T00:00:00.000Z';
  open({ connectedAt, scopes: [scope('openid', true), scope('profile', true), scope('write_works')] });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Continue to 棚コレ');
  expect(screen.getByText(/Allowed since 2026年8月2日/)).toBeTruthy();
  expect(screen.getByText('New: it also may')).toBeTruthy();
  expect(screen.queryByText('See your name and picture')).toBeNull();
  cleanup();
  const calls = open({ connectedAt, step: 'NOTHING', scopes: [scope('openid', true)] });
  await waitFor(() => expect(left).toEqual(['https://tana.example/in?code=c']));
  expect(given(calls)).toMatchObject([{ answer: 'NOT_ASKED' }]);
});

test.each([
  ['INVALID_CLIENT', 'We do not know this application', 'shelf'],
  ['INVALID_REDIRECT_URI', 'This application sent a wrong address', 'https://tana.example/in'],
] as const)('%s is a page with what the developer needs, and leads nowhere', async (error, title, detail) => {
  open({ error, step: null, client: null, scopes: [] });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(screen.getByText('Nothing about you was shared.')).toBeTruthy();
  expect(screen.getByText(detail)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  expect(left).toEqual([]);
});

test.each([
  ['en', '棚コレ asked us to send you to an address it never registered. We stop here, for your safety.'],
  ['ja', '棚コレが、登録されていないURLへの移動を求めました。安全のため、ここで止めています。'],
] as const)(
  'an application that sent a wrong address is named, without a way to it, in %s',
  async (language, words) => {
    await inLanguage(language);
    open({ error: 'INVALID_REDIRECT_URI', step: null, client, scopes: [] });
    expect((await screen.findByText('棚コレ')).parentElement?.textContent).toBe(words);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('what stands against a request otherwise goes to the application at once', async () => {
  open({
    error: 'login_required',
    redirectTo: 'https://tana.example/in?error=login_required',
    step: null,
    client: null,
  });
  await waitFor(() => expect(left).toEqual(['https://tana.example/in?error=login_required']));
});

test('another account can answer, and the request waits meanwhile', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: /Switch/ }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Which account?');
  await press('Go on as ミナ');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('棚コレ wants to sign you in');
});

test('who is asked for an account signs in with theirs by choosing it, and with none by leaving', async () => {
  const trusted = { connectedAt: '2026-08-02T00:00:00.000Z', scopes: [scope('openid', true)] };
  const refusing = open({ ...trusted, step: 'CHOOSE_ACCOUNT' }, { redirectTo: 'https://tana.example/in?error=e' });
  await press('Cancel');
  await waitFor(() => expect(left).toEqual(['https://tana.example/in?error=e']));
  expect(given(refusing)).toMatchObject([{ answer: 'REFUSE' }]);
  cleanup();
  const calls = open({ ...trusted, step: 'CHOOSE_ACCOUNT' });
  await press('Go on as ミナ');
  await waitFor(() => expect(given(calls)).toMatchObject([{ answer: 'ALLOW', accountId: 'u1', scopes: ['openid'] }]));
});

test('an application that nobody has looked at says so, and one that wants a fresh sign-in gets it first', async () => {
  open({ client: { ...client, isWaiting: true, verifiedDomain: null } });
  expect(await screen.findByText('Komawari has not looked at this application yet.')).toBeTruthy();
  expect(screen.getByText('Nobody has checked whose it is')).toBeTruthy();
  cleanup();
  open({ step: 'SIGN_IN' });
  expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
});

test('an answer that came too late is said, and the person can answer again', async () => {
  open({}, { redirectTo: null, problems: [{ path: ['ticket'], code: 'EXPIRED', message: 'This took too long.' }] });
  await press('Allow');
  expect(await screen.findByText('This took too long.')).toBeTruthy();
  expect(left).toEqual([]);
});

test('an answer that got lost is said once, and what was switched on stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open({}, lost);
  fireEvent.click(await screen.findByRole('switch', { name: 'See your e-mail' }));
  await press('Allow');
  expect(await screen.findByText('No answer came. You can safely try again.')).toBeTruthy();
  expect(flash.get().body).toBe('');
  expect((screen.getByRole('switch', { name: 'See your e-mail' }) as HTMLInputElement).checked).toBe(true);
});

test('what was switched on stays while somebody looks at the accounts', async () => {
  open();
  fireEvent.click(await screen.findByRole('switch', { name: 'See your e-mail' }));
  await press(/Switch/);
  await press('Back');
  expect((await screen.findByRole<HTMLInputElement>('switch', { name: 'See your e-mail' })).checked).toBe(true);
});

test('who leaves at the choice of accounts is told where that did not get through', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open({ step: 'CHOOSE_ACCOUNT' }, lost);
  await press('Cancel');
  expect(await screen.findByText('No answer came. You can safely try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('aria-busy')).toBeNull();
});

test('an address that would run something here leads nowhere', () => {
  for (const target of ['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x'])
    leaveTo(target);
  expect(left).toEqual([]);
});

test('who reads Japanese is asked in Japanese: who, for what, with which account', async () => {
  await inLanguage('ja');
  const english = /[a-z]{3,} [a-z]{2,}/i;
  open({ scopes: [scope('openid'), scope('profile'), scope('write_works')] });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('棚コレがKomawariのアカウントでのログインを求めています');
  expect(screen.getByText('tana.example（Komawariが確認済み）')).toBeTruthy();
  expect(screen.getByText('下書きの作成と、今ある内容の変更。公開はできません。')).toBeTruthy();
  expect(document.body.textContent).toContain('ミナ、@mina、あなたのページ');
  expect(screen.getByRole('button', { name: '許可する' })).toBeTruthy();
  expect(document.title).toBe('棚コレを許可しますか | Komawari');
  expect(document.body.textContent).not.toMatch(english);
  await press('切り替える（別のアカウント）');
  expect(await screen.findByRole('button', { name: 'ミナさんとして続ける' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(english);
  cleanup();
  open({ error: 'INVALID_REDIRECT_URI', step: null, client: null, scopes: [] });
  expect(await screen.findByRole('heading', { name: 'アプリの戻り先が正しくありません' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(english);
});

const PUSHED = '/oauth2/authorize?client_id=shelf&request_uri=urn%3Apushed';

test('a request that was pushed is in the language it wishes for from the first word, and is checked once', async () => {
  const calls = open({ uiLocales: ['fr', 'ja-JP'] }, {}, { at: PUSHED });
  const said: string[] = [];
  const watching = new MutationObserver(() => said.push(document.querySelector('h1')?.textContent ?? ''));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  await press('許可する');
  watching.disconnect();
  expect(new Set(said.filter(Boolean))).toEqual(new Set(['棚コレがKomawariのアカウントでのログインを求めています']));
  await waitFor(() => expect(left).toEqual(['https://tana.example/in?code=c']));
  expect(calls.filter(({ name }) => name === 'ValidateOIDCAuthenticationRequestParameters')).toHaveLength(1);
  // What the page wrote into its address is no parameter of the request.
  expect(given(calls)[0]).toMatchObject({ parameters: [{ name: 'client_id' }, { name: 'request_uri' }] });
});

test('a guest is led to the sign-in in the language of the request that was pushed', async () => {
  const guest: Data['viewer'] = { __typename: 'GuestViewer', id: null, kind: 'GUEST_NO_PROVIDER' };
  open({ step: 'SIGN_IN', uiLocales: ['ja'] }, {}, { at: PUSHED, who: guest });
  await waitFor(() => expect(left).toEqual([`/signin?to=${encodeURIComponent(`${PUSHED}&ui_locales=ja`)}`]));
});

test('what the address says already goes before what was pushed', async () => {
  open({ uiLocales: ['ja'] }, {}, { at: `${PUSHED}&ui_locales=en` });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('棚コレ wants to sign you in');
});
