// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmBy } from './confirmation.ts';
import { createSession } from './createSession.ts';
import { IdentityError } from './IdentityError.ts';

interface Call {
  name: string;
  body: unknown;
  header: string | null;
}

let calls: Call[] = [];
let answers: Record<string, () => Response | Promise<Response>>;

function answerToken(token: string, kind = 'REGISTERED'): Response {
  return Response.json({ token, expiresIn: 300, viewer: { kind, id: 'u1' } });
}

/** The network is an edge: the service is played, the client is real. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  calls = [];
  let count = 0;
  answers = {
    refresh: () => answerToken(`refreshed-${(count += 1)}`),
    anonymous: () => answerToken('anonymous', 'GUEST_NO_PROVIDER'),
    sign_in: () => answerToken('signed-in'),
    sign_out: () => new Response(null, { status: 204 }),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const name = url.replace('/identity/', '');
    calls.push({
      name,
      body: JSON.parse(init.body as string),
      header: new Headers(init.headers).get('x-komawari-client'),
    });
    return answers[name]?.();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  document.cookie = 'komawari_session=; path=/; max-age=0';
});

test('a first look asks nothing of the server and makes no account', async () => {
  const session = createSession();
  expect(await session.getToken()).toBeNull();
  expect(calls).toEqual([]);
  expect(session.getState().viewer).toEqual({ kind: 'GUEST_NO_PROVIDER', id: null });
});

test('R6-016 a visitor becomes an anonymous account at the first write', async () => {
  const session = createSession();
  expect(await session.getToken({ create: true })).toBe('anonymous');
  expect(await session.getToken({ create: true })).toBe('anonymous');
  expect(calls).toEqual([{ name: 'anonymous', body: {}, header: 'web' }]);
});

test('ten requests at once cause one refresh', async () => {
  localStorage.setItem('komawari_session', '1');
  const session = createSession();
  const tokens = await Promise.all(Array.from({ length: 10 }, () => session.getToken()));
  expect(new Set(tokens)).toEqual(new Set(['refreshed-1']));
  expect(calls.map((call) => call.name)).toEqual(['refresh']);
});

test('a token is replaced 30 seconds before it expires', async () => {
  document.cookie = 'komawari_session=1; path=/';
  const session = createSession();
  await session.getToken();
  vi.setSystemTime(Date.now() + 269_000);
  expect(await session.getToken()).toBe('refreshed-1');
  vi.setSystemTime(Date.now() + 1_000);
  expect(await session.getToken()).toBe('refreshed-2');
});

test('a session that ended elsewhere leaves a guest, and the next write starts anew', async () => {
  localStorage.setItem('komawari_session', '1');
  answers.refresh = () => Response.json({ code: 'UNAUTHENTICATED', message: 'Sign in again.' }, { status: 401 });
  const session = createSession();
  expect(await session.getToken()).toBeNull();
  expect(localStorage.getItem('komawari_session')).toBeNull();
  expect(await session.getToken({ create: true })).toBe('anonymous');
  expect(calls.map((call) => call.name)).toEqual(['refresh', 'anonymous']);
});

test('a token that lives shorter than the margin is used, and never mistaken for having no account', async () => {
  localStorage.setItem('komawari_session', '1');
  answers.refresh = () => Response.json({ token: 'short', expiresIn: 20, viewer: { kind: 'REGISTERED', id: 'u1' } });
  expect(await createSession().getToken({ create: true })).toBe('short');
  expect(calls.map((call) => call.name)).toEqual(['refresh']);
});

test('being offline does not end the session', async () => {
  localStorage.setItem('komawari_session', '1');
  const online = answers.refresh!;
  answers.refresh = () => Promise.reject(new TypeError('fetch failed'));
  const session = createSession();
  await expect(session.getToken()).rejects.toMatchObject({ code: 'NETWORK' });
  answers.refresh = online;
  expect(await session.getToken()).toBe('refreshed-1');
});

test.each([
  ['the server fails', () => Response.json({ code: 'INTERNAL', message: 'x' }, { status: 500 })],
  [
    'the database is away',
    () => Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'x', retryAfter: 5 }, { status: 503 }),
  ],
  ['a proxy says the server is away', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['it was too often', () => Response.json({ code: 'RATE_LIMITED', message: 'x', retryAfter: 60 }, { status: 429 })],
  ['a captive portal answers in its place', () => new Response('<h1>Welcome to the hotel</h1>', { status: 200 })],
  ['a proxy wants a password of its own', () => new Response('', { status: 401 })],
])('a session stays when %s', async (_case, answer) => {
  localStorage.setItem('komawari_session', '1');
  const well = answers.refresh!;
  answers.refresh = answer;
  const session = createSession();
  await expect(session.getToken()).rejects.toBeInstanceOf(IdentityError);
  expect(localStorage.getItem('komawari_session')).toBe('1');
  expect(session.getState().viewer).toBeUndefined();
  answers.refresh = well;
  expect(await session.getToken()).toBe('refreshed-1');
});

test('a second factor is asked for before anybody is signed in, and its answer ends the waiting', async () => {
  answers.sign_in = () => Response.json({ challenge: 'c1', expiresIn: 300 });
  answers.second_factor = () => answerToken('both');
  const session = createSession();
  expect(await session.signIn({ email: 'mina@example.com', password: 'right' })).toMatchObject({
    kind: 'SECOND_FACTOR',
  });
  expect(session.getState().challenge).toMatchObject({ challenge: 'c1' });
  expect(localStorage.getItem('komawari_session')).toBeNull();
  await session.enter('second_factor', { challenge: 'c1', code: '123456' }, 'Sign in failed');
  expect(session.getState()).toMatchObject({ viewer: { kind: 'REGISTERED' }, challenge: null });
});

test('a call that wants a recent sign-in asks the person once and is repeated; left, its refusal stands', async () => {
  let isConfirmed = false;
  answers.remove = () =>
    isConfirmed
      ? new Response(null, { status: 204 })
      : Response.json({ code: 'RECENT_SIGN_IN_REQUIRED', message: 'Confirm.' }, { status: 403 });
  const session = createSession();
  const refused = await session.call('remove', {}, 'Nothing changed').catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'RECENT_SIGN_IN_REQUIRED' });
  const takeBack = confirmBy(async () => (isConfirmed = true));
  await session.call('remove', { id: 'x' }, 'Nothing changed');
  takeBack();
  expect(calls.filter((call) => call.name === 'remove').map((call) => call.body)).toEqual([
    {},
    { id: 'x' },
    { id: 'x' },
  ]);
});

test('signing out everywhere is seen in the other tabs of this browser', async () => {
  answers['sessions/end_all'] = () => new Response(null, { status: 204 });
  const here = createSession();
  const otherTab = createSession();
  await here.signIn({ email: 'mina@example.com', password: 'right' });
  const left = new Promise<void>((resolve) => {
    otherTab.subscribe(() => otherTab.getState().viewer?.kind === 'GUEST_NO_PROVIDER' && resolve());
  });
  await here.signOutEverywhere();
  await left;
  expect(await otherTab.getToken()).toBeNull();
});

test('R8-005 a sign-in that fails raises "Sign in failed", with what to say to the person and how many tries are left', async () => {
  answers.sign_in = () =>
    Response.json(
      {
        code: 'BAD_USER_INPUT',
        message: 'That e-mail and password do not match.',
        triesLeft: 3,
        retryAfter: 900,
      },
      { status: 400 },
    );
  const failed = await createSession()
    .signIn({ email: 'mina@example.com', password: 'wrong' })
    .catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(IdentityError);
  expect(failed).toMatchObject({
    message: 'Sign in failed',
    code: 'BAD_USER_INPUT',
    messageText: 'That e-mail and password do not match.',
    triesLeft: 3,
    retryAfter: 900,
  });
});

test('signing in and out tells every listener, in every tab', async () => {
  const here = createSession();
  const otherTab = createSession();
  const heard = vi.fn<() => void>();
  const elsewhere = new Promise<void>((resolve) => {
    otherTab.subscribe(() => otherTab.getState().viewer?.kind === 'REGISTERED' && resolve());
  });
  here.subscribe(heard);
  await here.signIn({ email: 'mina@example.com', password: 'right' });
  await elsewhere;
  expect(await otherTab.getToken()).toBe('signed-in');
  await here.signOut();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(here.getState().viewer?.kind).toBe('GUEST_NO_PROVIDER');
  expect(await here.getToken()).toBeNull();
});
