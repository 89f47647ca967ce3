// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('a visitor becomes an anonymous account at the first write', async () => {
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

test('a wrong password says how many tries are left', async () => {
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
