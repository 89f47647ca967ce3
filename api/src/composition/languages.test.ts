import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installStartingTexts, OPERATOR_PAGES, setOperatorPage } from '../people/operatorPages/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/createTestApp.ts';

let test: TestApp;
/** Chose English in an installation that speaks Japanese. */
let english: TestPerson;
let undecided: TestPerson;

beforeAll(async () => {
  test = await createTestApp({ KOMAWARI_LANGUAGE: 'ja' });
  english = await test.signUpCreator('english');
  undecided = await test.signUpCreator('undecided');
  await test.run('mutation P { updateProfile(input: { language: EN }) { problems { code } } }', {}, english);
});
afterAll(() => test.close());

/** From whom, and with which header, a call comes, and in which language it is answered. */
const CALLS: [string, () => Record<string, string>, 'en' | 'ja'][] = [
  ['a visitor is answered in the language of the installation', () => ({}), 'ja'],
  ['whoever chose none as well', () => bearer(undecided), 'ja'],
  ['whoever chose one, in that one', () => bearer(english), 'en'],
  ['a header beats what the account chose', () => ({ ...bearer(english), 'accept-language': 'ja' }), 'ja'],
  ['a header beats the installation', () => ({ 'accept-language': 'en' }), 'en'],
  ['an unknown language leaves it to the account', () => ({ ...bearer(english), 'accept-language': 'fr' }), 'en'],
  ['an unknown language leaves it to the installation', () => ({ 'accept-language': 'fr' }), 'ja'],
  ['weights decide', () => ({ 'accept-language': 'ja;q=0.4, en;q=0.6' }), 'en'],
  ['a token that is not accepted speaks for nobody', () => ({ authorization: 'Bearer a.b.c' }), 'ja'],
];
const bearer = ({ token }: TestPerson) => ({ authorization: `Bearer ${token}` });
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

async function ask(headers: Record<string, string>, query: string) {
  const answer = await test.app.inject({ method: 'POST', url: '/graphql?opname=T', headers, payload: { query } });
  return { answer, body: answer.json() };
}

it.each(CALLS)('GraphQL, what is refused: %s', async (_name, headers, language) => {
  const { answer, body } = await ask(
    headers(),
    'query Q { work(id: "w1") { id } newWorks(first: 0) { nodes { id } } }',
  );
  for (const { message, extensions } of body.errors) {
    expect(JAPANESE.test(message), message).toBe(language === 'ja');
    expect(extensions.messageJa).toMatch(JAPANESE);
    expect(['NOT_FOUND', 'BAD_USER_INPUT', 'UNAUTHENTICATED']).toContain(extensions.code);
  }
  expect(body.errors.length).toBeGreaterThan(0);
  expect(answer.headers['content-language']).toBe(language);
  expect(answer.headers['vary']).toBe('Accept-Language');
});

it.each([
  ['en', 'Enter a title.'],
  ['ja', 'タイトルを入力してください。'],
])('GraphQL, what has to be fixed: %s', async (language, message) => {
  const { answer, body } = await ask(
    { ...bearer(undecided), 'accept-language': language },
    'mutation P { createWork(workInput: { title: "" }) { problems { path code message messageJa } } }',
  );
  expect(body.data.createWork.problems).toEqual([
    { path: ['workInput', 'title'], code: 'REQUIRED', message, messageJa: 'タイトルを入力してください。' },
  ]);
  expect(answer.headers['content-language']).toBe(language);
});

it('an answer in which nothing is said names no language', async () => {
  const { answer } = await ask({ 'accept-language': 'ja' }, 'query Q { newWorks { nodes { id } } }');
  expect(answer.headers['content-language']).toBeUndefined();
});

it.each(CALLS)('identity, what is refused and what has to be fixed: %s', async (_name, headers, language) => {
  const call = (url: string, payload: object) =>
    test.app.inject({ method: 'POST', url, headers: { 'x-komawari-client': 'web', ...headers() }, payload });
  const refused = await call('/identity/sign_in', { email: `${randomUUID()}@example.net`, password: 'y' });
  expect(refused.json()).toMatchObject({ code: 'UNAUTHENTICATED', messageJa: expect.stringMatching(JAPANESE) });
  expect(JAPANESE.test(refused.json().message)).toBe(language === 'ja');
  expect(refused.headers['content-language']).toBe(language);
  if (headers()['authorization'] === 'Bearer a.b.c') return;
  const wrong = (await call('/identity/sign_up', { encryptedEmail: 'x', password: 'y' })).json();
  expect(wrong).toMatchObject({ code: 'BAD_USER_INPUT', field: 'encryptedEmail' });
  for (const { message } of [wrong, ...wrong.problems]) expect(JAPANESE.test(message)).toBe(language === 'ja');
});

it.each(CALLS)('uploads: %s', async (_name, headers, language) => {
  const answer = await test.app.inject({
    method: 'PATCH',
    url: '/uploads/u1',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      ...headers(),
    },
  });
  expect(['UNAUTHENTICATED', 'NOT_FOUND']).toContain(answer.json().code);
  expect(JAPANESE.test(answer.json().message)).toBe(language === 'ja');
  expect(answer.json().messageJa).toMatch(JAPANESE);
  expect(answer.headers['content-language']).toBe(language);
});

it.each(CALLS)('readings: %s', async (_name, headers, language) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/reading-events',
    headers: headers(),
    payload: { events: 'none' },
  });
  expect(['BAD_USER_INPUT', 'UNAUTHENTICATED']).toContain(answer.json().code);
  expect(JAPANESE.test(answer.json().message)).toBe(language === 'ja');
});

it('the operator’s pages begin in the installation’s language, and no text that is there is replaced', async () => {
  const own = { kind: 'CONTACT', file: '# Contact\n\nWrite to us.', effectiveAt: null, needsConsent: false } as const;
  await setOperatorPage(test.services, { ...own, changes: '', writtenBy: null });
  expect(await installStartingTexts(test.services)).toEqual(OPERATOR_PAGES.filter((kind) => kind !== 'CONTACT'));
  const config = { ...test.services.config, language: 'en' } as const;
  expect(await installStartingTexts({ ...test.services, config })).toEqual([]);
  const textOf = async (kind: string) =>
    (await test.run(`{ operatorPage(kind: ${kind}) { current { title html } } }`)).data.operatorPage.current;
  expect((await textOf('TERMS')).title).toBe('利用規約');
  expect((await textOf('TERMS')).html).toContain('<mark>【運営：会社名または氏名】</mark>');
  expect((await textOf('CONTACT')).html).toBe('<p>Write to us.</p>\n');
});
