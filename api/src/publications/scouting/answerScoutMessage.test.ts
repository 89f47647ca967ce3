import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeContest } from '../../discovery/editorial/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { SCOUTING, scoutWork } from '../../testing/scoutFixtures.ts';

let test: TestApp;
let mina: TestPerson;
let ren: TestPerson;
let workId: string;
let id: string;

const sql = (statement: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('inTest', statement, values);

beforeAll(async () => {
  test = await createTestApp();
  mina = await test.signUpCreator('mina');
  ren = await test.signUpCreator('ren');
});
afterAll(() => test.close());

async function createWork(title: string): Promise<string> {
  const { data } = await test.run(
    'mutation ($w: WorkInput!) { createWork(workInput: $w, episodeInput: null) { work { id } } }',
    { w: { title } },
    mina,
  );
  return data.createWork.work.id;
}

beforeEach(async () => {
  for (const table of ['scout_messages', 'mails', 'throttles']) await sql(`DELETE FROM ${table}`);
  workId = await createWork('夜明けの屋根');
  id = await scoutWork(test.services, workId);
  await sql('DELETE FROM mails');
});

const FIELDS =
  'id contestIdentifier contestTitle department work { id title } body replyAddress isRead answer answerWords answeredAt';
async function read(as: TestPerson | null = mina, of = id) {
  const { data, errors } = await test.run(`query ($id: ID!) { scoutMessage(id: $id) { ${FIELDS} } }`, { id: of }, as);
  return errors[0]?.extensions['code'] ?? data.scoutMessage;
}
async function answer(input: object, as: TestPerson | null = mina): Promise<string> {
  const { data, errors } = await test.run(
    'mutation ($input: AnswerScoutMessageInput!) { answerScoutMessage(input: $input) { scoutMessage { answer } problems { code } } }',
    { input: { id, answer: 'INTERESTED', ...input } },
    as,
  );
  const { problems = [], scoutMessage = null } = data?.answerScoutMessage ?? {};
  return String(errors[0]?.extensions['code'] ?? problems[0]?.code ?? scoutMessage?.answer);
}
const markRead = (as: TestPerson | null = mina) =>
  test.run(
    'mutation ($input: ReadScoutMessageInput!) { readScoutMessage(input: $input) { scoutMessage { isRead } } }',
    { input: { id } },
    as,
  );

describe('a message', () => {
  it('is read by whom it is written to, and is not there for anybody else', async () => {
    expect(await read()).toEqual({
      id,
      contestIdentifier: SCOUTING.identifier,
      contestTitle: 'スカウト賞',
      department: SCOUTING.department,
      work: { id: workId, title: '夜明けの屋根' },
      body: 'お話を聞かせてください。',
      replyAddress: SCOUTING.replyAddress,
      isRead: false,
      answer: null,
      answerWords: '',
      answeredAt: null,
    });
    expect(await read(ren)).toBe('NOT_FOUND');
    expect(await answer({}, ren)).toBe('NOT_FOUND');
    expect((await markRead(ren)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    for (const nobody of [null, await test.visit()]) {
      expect(await read(nobody)).toBe('UNAUTHENTICATED');
      expect(await answer({}, nobody)).toBe('UNAUTHENTICATED');
    }
    expect(await read(mina, workId)).toBe('NOT_FOUND');
  });

  it('is marked as read once', async () => {
    expect((await markRead()).data.readScoutMessage.scoutMessage).toEqual({ isRead: true });
    const [first] = await sql('SELECT read_at FROM scout_messages');
    await markRead();
    expect(await sql('SELECT read_at FROM scout_messages')).toEqual([first]);
  });

  it('outlives its work, and goes with its contest', async () => {
    await sql('DELETE FROM works WHERE id = $1', [workId]);
    expect(await read()).toMatchObject({ work: null, body: 'お話を聞かせてください。' });
    expect(await answer({ answer: 'DECLINED' })).toBe('DECLINED');
    await removeContest(test.services, SCOUTING.identifier);
    expect(await read()).toBe('NOT_FOUND');
  });
});

/** How many connections wait for another one. */
const waiting = async (): Promise<number> =>
  (await sql(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)).length;

describe('an answer', () => {
  it.each([
    ['INTERESTED', '土日なら電話に出られます。', '@mina is interested'],
    ['DECLINED', '', '@mina says no, thank you'],
  ])('%s is mailed to the department, and is final', async (chosen, words, subject) => {
    expect(await answer({ answer: chosen, words: ` ${words}\n` })).toBe(chosen);
    expect(await read()).toMatchObject({ answer: chosen, answerWords: words, isRead: true });
    const [mail] = await test.mails();
    expect(mail).toMatchObject({ to: SCOUTING.replyAddress, subject: `${subject}: 夜明けの屋根` });
    expect(mail?.text).toContain(words || 'They added nothing.');
    expect(mail?.text).not.toContain('mina@example.com');
    expect(await answer({ answer: 'DECLINED' })).toBe('ANSWERED');
    expect(await read()).toMatchObject({ answer: chosen });
  });

  it('of two at the same moment is one', async () => {
    let both: Promise<string[]> | undefined;
    await test.services.database.transact(async (tx) => {
      await tx.query('lockMessage', 'SELECT 1 FROM scout_messages FOR UPDATE');
      both = Promise.all([answer({}), answer({ answer: 'DECLINED' })]);
      await expect.poll(waiting).toBe(2);
    });
    expect((await both)?.filter((one) => one === 'ANSWERED')).toHaveLength(1);
    expect(await sql('SELECT 1 FROM mails')).toHaveLength(1);
  });

  it.each([
    ['1,001 characters', { words: '𠮷'.repeat(1001) }, 'TOO_LONG'],
    ['1,000 characters', { words: '𠮷'.repeat(1000) }, 'INTERESTED'],
    ['control characters', { words: 'a\u202eb' }, 'CONTROL_CHARACTERS'],
    ['no words', { words: null }, 'INTERESTED'],
  ])('with %s', async (_name, input, told) => {
    expect(await answer(input)).toBe(told);
    expect(await sql('SELECT 1 FROM mails')).toHaveLength(told === 'INTERESTED' ? 1 : 0);
  });
});

describe('the list', () => {
  const LIST = `query ($after: String) { viewer { ... on RegisteredViewer { hasScoutMessages scoutMessages(first: 2, after: $after) {
    unansweredCount nodes { id work { title } } pageInfo { hasNextPage endCursor } } } } }`;
  const page = async (after: string | null = null, as = mina) => (await test.run(LIST, { after }, as)).data.viewer;

  it('holds what was written to the viewer, the latest first, and says how much waits for an answer', async () => {
    await removeContest(test.services, SCOUTING.identifier);
    for (const title of ['一', '二', '三']) await scoutWork(test.services, await createWork(title));
    const all = await sql('SELECT id FROM scout_messages ORDER BY sent_at DESC, id DESC');
    const first = await page();
    expect(first).toMatchObject({ hasScoutMessages: true, scoutMessages: { unansweredCount: 3 } });
    const second = await page(first.scoutMessages.pageInfo.endCursor);
    expect(second.scoutMessages.pageInfo.hasNextPage).toBe(false);
    const shown = [...first.scoutMessages.nodes, ...second.scoutMessages.nodes];
    expect(shown.map((one: { id: string }) => one.id)).toEqual(all.map((row) => row['id']));
    expect(await page(null, ren)).toMatchObject({
      hasScoutMessages: false,
      scoutMessages: { unansweredCount: 0, nodes: [] },
    });
  });
});
