// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSession } from '../session/index.ts';
import { execute } from './execute.ts';
import type { GraphQLDocument } from './GraphQLDocument.ts';
import { inLanguage } from '../testing/inLanguage.ts';
import { messageOfError } from './errorMessages.ts';
import { GraphQLRequestError, isOutOfReach, wasSaved } from './GraphQLRequestError.ts';

const workPage: GraphQLDocument<{ work: { id: string } }, { id: string }> = {
  toString: () => 'query WorkPage($id: ID!) { work(id: $id) { id } }',
  __meta__: { hash: 'abc123' },
};
const addLike: GraphQLDocument<{ addLike: { ok: boolean } }, { episodeId: string }> = {
  toString: () => 'mutation AddLike($episodeId: ID!) { addLike(episodeId: $episodeId) { ok } }',
};

interface Sent {
  method: string | undefined;
  contentType: string | null;
  address: string;
  body: Record<string, unknown>;
  authorization: string | null;
  language: string | null;
}

let sent: Sent[];
let tokensMade = 0;
let answers: (() => Response | Promise<Response>)[];

function refuse(code: string, more: object = {}): () => Response {
  return () =>
    Response.json({
      data: null,
      errors: [{ message: `refused: ${code}`, extensions: { code, ...more } }],
    });
}
const found = () => Response.json({ data: { work: { id: 'w1' } } });

beforeEach(() => {
  sent = [];
  answers = [];

  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/identity/')) {
      return Response.json({
        token: `token-${(tokensMade += 1)}`,
        expiresIn: 300,
        viewer: { kind: 'GUEST_NO_PROVIDER', id: 'u1' },
      });
    }
    sent.push({
      method: init.method,
      contentType: new Headers(init.headers).get('content-type'),
      address,
      body: JSON.parse(init.body as string) as Record<string, unknown>,
      authorization: new Headers(init.headers).get('authorization'),
      language: new Headers(init.headers).get('accept-language'),
    });
    return answers.shift()?.();
  });
});

afterEach(async () => {
  await inLanguage('en');
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** The browser knows that it has no connection. */
function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answers = [() => Promise.reject(new TypeError('fetch failed'))];
}

/** The error an operation fails with, with the log silenced and returned. */
async function failureOf(work: Promise<unknown>): Promise<{ error: unknown; logged: unknown[][] }> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, logged: log.mock.calls };
}

test('R7-001 R7-002 R7-003 a query and a write are POSTs of JSON to the one endpoint, with their name in the address', async () => {
  answers = [found, () => Response.json({ data: { addLike: { ok: true } } })];
  await execute(workPage, { id: 'w1' });
  await execute(addLike, { episodeId: 'e1' }, { write: true });
  expect(sent.map(({ method, contentType, address }) => [method, contentType, address])).toEqual([
    ['POST', 'application/json', '/graphql?opname=WorkPage'],
    ['POST', 'application/json', '/graphql?opname=AddLike'],
  ]);
});

test('what the API says on a screen is asked for in the language of screens, whatever the browser prefers', async () => {
  answers = [found, found];
  await execute(workPage, { id: 'w1' });
  await inLanguage('ja');
  await execute(workPage, { id: 'w1' });
  expect(sent.map(({ language }) => language)).toEqual(['en', 'ja']);
});

test('R6-015 a call carries the token of the identity service as bearer', async () => {
  answers = [found, refuse('UNAUTHENTICATED'), found];
  await execute(addLike, { episodeId: 'e1' }, { write: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await execute(addLike, { episodeId: 'e1' }, { write: true });
  expect(sent.at(-1)?.authorization).toBe(`Bearer token-${tokensMade}`);
});

test("a guest's query carries no token and its name is in the address", async () => {
  answers = [found];
  expect(await execute(workPage, { id: 'w1' }, { anonymous: true })).toEqual({
    work: { id: 'w1' },
  });
  expect(sent[0]).toMatchObject({
    address: '/graphql?opname=WorkPage',
    authorization: null,
    body: { query: workPage.toString(), variables: { id: 'w1' }, operationName: 'WorkPage' },
  });
});

test('R2-091 R2-092 R7-004 in view-as mode the token is forwarded as a query parameter, but not where nobody asks', async () => {
  sessionStorage.setItem('view_as_mode', 'fan.token');
  answers = [found, found];
  await execute(workPage, { id: 'w1' });
  await execute(workPage, { id: 'w1' }, { anonymous: true });
  expect(sent.map(({ address }) => address)).toEqual([
    '/graphql?opname=WorkPage&view_as_token=fan.token',
    '/graphql?opname=WorkPage',
  ]);
});

test('R2-093 a view that is over ends by itself: the operation is repeated as the person', async () => {
  sessionStorage.setItem('view_as_mode', 'old.token');
  answers = [refuse('UNAUTHENTICATED', { reason: 'VIEW_AS_ENDED' }), found];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await execute(workPage, { id: 'w1' })).toEqual({ work: { id: 'w1' } });
  expect(sent[1]?.address).toBe('/graphql?opname=WorkPage');
  expect(sessionStorage.getItem('view_as_mode')).toBeNull();
});

test('in production only the id of the document travels, and the text once when the id is unknown', async () => {
  vi.stubEnv('PROD', true);
  answers = [refuse('PERSISTED_DOCUMENT_NOT_FOUND'), found];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await execute(workPage, { id: 'w1' }, { anonymous: true });
  expect(sent[0]?.body).toEqual({
    documentId: 'sha256:abc123',
    variables: { id: 'w1' },
    operationName: 'WorkPage',
  });
  expect(sent[1]?.body['query']).toBe(workPage.toString());
});

test('R8-003 any error in a result is thrown with its code, and logged', async () => {
  answers = [refuse('RATE_LIMITED', { retryAfter: 20, field: 'body' })];
  const { error, logged } = await failureOf(execute(workPage, { id: 'w1' }, { anonymous: true }));
  expect(error).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 20, field: 'body' });
  expect(messageOfError(error)).toBe('That was fast. Try again in 20 seconds.');
  expect(logged[0]?.[1]).toMatchObject({ operationName: 'WorkPage', code: 'RATE_LIMITED' });
});

test('what went wrong is said in the language of the screen', async () => {
  await inLanguage('ja');
  answers = [refuse('RATE_LIMITED', { retryAfter: 120 })];
  const { error: hasty } = await failureOf(execute(workPage, { id: 'w1' }, { anonymous: true }));
  expect(messageOfError(hasty)).toBe('操作が続いています。2分待ってから、もう一度お試しください。');
  goOffline();
  const { error: offline } = await failureOf(execute(addLike, { episodeId: 'e1' }, { write: true }));
  expect(messageOfError(offline)).toBe('保存していません。オフラインのようです。');
  expect(messageOfError(new GraphQLRequestError('x', { code: 'INTERNAL', traceId: '1f2e' }))).toBe(
    'うまくいきませんでした。コード：1f2e',
  );
  expect(messageOfError(new TypeError('x'))).toBe('うまくいきませんでした。もう一度お試しください。');
});

test('R7-006 a plain query asks the network each time', async () => {
  answers = [found, () => Response.json({ data: { work: { id: 'w2' } } })];
  await execute(workPage, { id: 'w1' }, { anonymous: true });
  expect(await execute(workPage, { id: 'w1' }, { anonymous: true })).toEqual({ work: { id: 'w2' } });
});

test('R7-007 an error beside data is not tolerated', async () => {
  answers = [
    () =>
      Response.json({ data: { work: { id: 'w1' } }, errors: [{ message: 'half', extensions: { code: 'INTERNAL' } }] }),
  ];
  const { error } = await failureOf(execute(workPage, { id: 'w1' }, { anonymous: true }));
  expect(error).toMatchObject({ code: 'INTERNAL' });
});

test('R8-003 a write that does not reach the server says that nothing was saved', async () => {
  goOffline();
  const { error, logged } = await failureOf(execute(addLike, { episodeId: 'e1' }, { write: true }));
  expect(error).toMatchObject({ code: 'NETWORK', message: 'Not saved. You seem offline.' });
  expect(logged[0]?.[1]).toMatchObject({ operationName: 'AddLike', code: 'NETWORK' });
});

test('a write that left, and whose connection broke, may have been saved', async () => {
  answers = [() => Promise.reject(new TypeError('fetch failed'))];
  const { error } = await failureOf(execute(addLike, { episodeId: 'e1' }, { write: true }));
  expect(error).toMatchObject({ code: 'NETWORK', details: { saved: 'UNKNOWN' } });
  expect(messageOfError(error)).toBe('This may be saved. Check before trying again.');
  expect(isOutOfReach(error)).toBe(true);
});

test('a write for which no token could be fetched was not saved', async () => {
  vi.spyOn(getSession(), 'getToken').mockRejectedValue(new TypeError('fetch failed'));
  const { error } = await failureOf(execute(addLike, { episodeId: 'e1' }, { write: true }));
  expect(messageOfError(error)).toBe('Not saved. You seem offline.');
  expect(sent).toHaveLength(0);
});

test('a refused token is renewed once, and a second refusal stands', async () => {
  answers = [refuse('UNAUTHENTICATED'), refuse('UNAUTHENTICATED')];
  const { error } = await failureOf(execute(addLike, { episodeId: 'e1' }, { write: true }));
  expect(error).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(sent).toHaveLength(2);
  expect(sent[0]?.authorization).not.toBe(sent[1]?.authorization);
});

test('an answer that is not GraphQL becomes a fault with the words of its status', async () => {
  answers = [() => new Response('Bad gateway', { status: 502 })];
  const { error } = await failureOf(execute(workPage, { id: 'w1' }, { anonymous: true }));
  expect(error).toMatchObject({ code: 'INTERNAL', message: 'The server answered 502.' });
});

test.each([
  ['the API', refuse('SERVICE_UNAVAILABLE', { retryAfter: 5 })],
  ['what stands in front of it', () => new Response('Away', { status: 503, headers: { 'retry-after': '5' } })],
])('while %s says it cannot answer, the token stays and it is worth trying again', async (_who, answer) => {
  answers = [answer];
  const made = tokensMade;
  const { error } = await failureOf(execute(addLike, { episodeId: 'e1' }, { write: true }));
  expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 });
  expect(isOutOfReach(error)).toBe(true);
  expect(messageOfError(error)).toBe('Not saved. Try again in a moment.');
  expect(sent).toHaveLength(1);
  expect(tokensMade - made).toBeLessThanOrEqual(1);
});

test.each([
  ['YES', true, 'Saved. Reload the page to see it.'],
  ['UNKNOWN', false, 'This may be saved. Check before trying again.'],
])('an outage after a change was sent tells what became of it: %s', async (saved, isSaved, words) => {
  answers = [refuse('SERVICE_UNAVAILABLE', { saved, retryAfter: 5 })];
  const { error } = await failureOf(execute(addLike, { episodeId: 'e1' }, { write: true }));
  expect(wasSaved(error)).toBe(isSaved);
  expect(messageOfError(error)).toBe(words);
});

test('an outage while something is read speaks of no change', async () => {
  answers = [refuse('SERVICE_UNAVAILABLE', { retryAfter: 5 })];
  const { error } = await failureOf(execute(workPage, { id: 'w1' }, { anonymous: true }));
  expect(messageOfError(error)).toBe('Komawari is unavailable. Try again in a moment.');
});

test('a cancelled request stays a cancellation', async () => {
  answers = [() => Promise.reject(new DOMException('aborted', 'AbortError'))];
  const { error } = await failureOf(execute(workPage, { id: 'w1' }, { anonymous: true }));
  expect(error).toMatchObject({ name: 'AbortError' });
});
