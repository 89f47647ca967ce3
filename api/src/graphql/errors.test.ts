import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../testing/createTestApp.ts';

let test: TestApp;
let creator: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('words');
});
afterAll(() => test.close());

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;
const HEADERS = { 'x-komawari-client': 'web' };

/** Runs `work` while a table is out of reach, which is as a fault of ours looks from outside. */
async function withoutTable<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await test.services.database.query('hideTable', `ALTER TABLE ${table} RENAME TO hidden_${table}`);
  try {
    return await work();
  } finally {
    await test.services.database.query('showTable', `ALTER TABLE hidden_${table} RENAME TO ${table}`);
  }
}

describe('every error says what happened in two languages, and whether to try again (decisions 4.9)', () => {
  const like = 'mutation L($id: ID!) { addLike(input: { episodeId: $id }) { problems { code } } }';
  it.each<[string, string, Record<string, unknown>, boolean]>([
    ['NOT_FOUND', 'query Q { work(id: "w1") { id } }', {}, false],
    ['UNAUTHENTICATED', like, { id: 'e1' }, false],
    ['BAD_USER_INPUT', 'query Q { newWorks(first: 101) { nodes { id } } }', {}, false],
    ['BAD_USER_INPUT', 'query Q { newWorks(after: "x") { nodes { id } } }', {}, false],
    ['BAD_USER_INPUT', 'query Q($x: Int!) { newWorks(first: $x) { nodes { id } } }', { x: 'many' }, false],
    ['BAD_USER_INPUT', 'query Q { noSuchField }', {}, false],
  ])('%s for %s', async (code, document, variables, retryable) => {
    const { errors } = await test.run(document, variables);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.extensions).toMatchObject({ code, retryable, messageJa: expect.stringMatching(JAPANESE) });
    expect(errors[0]?.message).toMatch(/\w/);
  });

  it('names the field of an argument that is out of bounds', async () => {
    expect((await test.run('query Q { newWorks(first: 0) { nodes { id } } }')).errors[0]?.extensions).toMatchObject({
      field: 'first',
    });
    expect((await test.run('query Q { newWorks(after: "x") { nodes { id } } }')).errors[0]?.extensions).toMatchObject({
      field: 'after',
    });
  });

  it('says after how many seconds a limit ends, and that trying again helps', async () => {
    const create = () =>
      test.run('mutation T { findOrCreateTag(input: { title: "tag" }) { problems { code } } }', {}, creator);
    for (let n = 0; n < 60; n += 1) await create();
    const [error] = (await create()).errors;
    expect(error?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryable: true,
      messageJa: expect.stringMatching(JAPANESE),
    });
    expect(error?.extensions['retryAfter']).toBeGreaterThan(0);
  });

  it('a problem a person can fix is no error: it has a path, a code and both languages', async () => {
    const { data, errors } = await test.run(
      'mutation P { createWork(workInput: { title: "" }) { work { id } problems { path code message messageJa } } }',
      {},
      creator,
    );
    expect(errors).toEqual([]);
    expect(data.createWork.problems).toEqual([
      {
        path: ['workInput', 'title'],
        code: 'REQUIRED',
        message: 'Enter a title.',
        messageJa: 'タイトルを入力してください。',
      },
    ]);
  });

  it('the identity service speaks the same way', async () => {
    for (const [url, payload, status, code] of [
      ['/identity/sign_in', { email: 'x@example.net', password: 'y' }, 401, 'UNAUTHENTICATED'],
      ['/identity/sign_in', { email: 'x@example.net' }, 400, 'BAD_USER_INPUT'],
      ['/identity/sign_in', { email: 'x\u0000@example.net', password: 'y' }, 400, 'BAD_USER_INPUT'],
      ['/identity/sign_up', { encryptedEmail: 'x', password: 'y' }, 422, 'BAD_USER_INPUT'],
      ['/identity/refresh', {}, 401, 'UNAUTHENTICATED'],
    ] as const) {
      const response = await test.app.inject({ method: 'POST', url, headers: HEADERS, payload });
      expect([url, response.statusCode, response.json()]).toMatchObject([
        url,
        status,
        { code, message: expect.any(String), messageJa: expect.stringMatching(JAPANESE), retryable: false },
      ]);
    }
    const malformed = await test.app.inject({
      method: 'POST',
      url: '/identity/sign_in',
      headers: { ...HEADERS, 'content-type': 'application/json' },
      payload: '{"email"',
    });
    expect([malformed.statusCode, malformed.json()]).toMatchObject([400, { code: 'BAD_USER_INPUT' }]);
  });
});

describe('a fault of ours', () => {
  it('is told with a number only, and the number stands in the log beside what happened', async () => {
    // A list that is read through a loader has something to load, so that its failure cannot pass for an empty list.
    await test.run(
      'mutation P($work: WorkInput!, $pages: [PageInput!]) { createWork(workInput: $work, episodeInput: { status: PUBLIC, pages: $pages }) { problems { message } } }',
      { work: { title: 'w', tagTitles: ['hot'] }, pages: [{ imageId: await test.addImage(creator) }] },
      creator,
    );
    test.faults.length = 0;
    const { status, errors } = await withoutTable('tags', () => test.run('query Q { hotTags { id } }'));
    expect(status).toBe(200);
    const traceId = String(errors[0]?.extensions['traceId']);
    expect(errors[0]).toEqual({
      message: `Something went wrong on our side. If it keeps happening, tell us this number: ${traceId}`,
      locations: expect.anything(),
      path: ['hotTags'],
      extensions: {
        code: 'INTERNAL',
        messageJa: `サーバーで問題が起きました。繰り返し起きるときは、この番号をお知らせください：${traceId}`,
        retryable: true,
        traceId,
      },
    });
    const logged = test.faults.filter((line) => line.includes(traceId));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('relation \\"tags\\" does not exist');
  });

  it('of the identity service likewise', async () => {
    const response = await withoutTable('sessions', () =>
      test.app.inject({ method: 'POST', url: '/identity/anonymous', headers: HEADERS, payload: {} }),
    );
    const body = response.json<{ traceId: string; message: string }>();
    expect([response.statusCode, body]).toMatchObject([
      500,
      { code: 'INTERNAL', retryable: true, messageJa: expect.stringMatching(JAPANESE) },
    ]);
    expect(response.body).not.toContain('sessions');
    expect(test.faults.some((line) => line.includes(body.traceId))).toBe(true);
  });

  it('leaves nothing a person typed in the log', async () => {
    test.faults.length = 0;
    const { errors } = await withoutTable('work_tags', () =>
      test.run(
        'mutation W { createWork(workInput: { title: "a very private title", tagTitles: ["x"] }) { work { id } } }',
        {},
        creator,
      ),
    );
    expect(errors[0]?.extensions['code']).toBe('INTERNAL');
    expect(test.faults.join('\n')).not.toContain('a very private title');
  });
});
