import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addContest, updateContest } from '../../discovery/editorial/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { sendScoutMessage } from './index.ts';

let test: TestApp;
let mina: TestPerson;
let workId: string;

const WEEKLY = '週刊編集部';
const MONTHLY = '月刊編集部';
const day = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const sql = (statement: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('inTest', statement, values);

beforeAll(async () => {
  test = await createTestApp();
  mina = await test.signUpCreator('mina');
  await addContest(test.services, {
    identifier: '1st',
    title: 'コマ割り賞',
    description: '',
    tagTitle: 'コマ割り賞',
    prizes: [],
    departments: [WEEKLY, MONTHLY],
    opensAt: day(-1),
    closesAt: day(5),
    resultsAt: null,
  });
  const { data } = await test.run(
    'mutation ($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } } }',
    {
      w: { title: '夜明けの屋根', tagTitles: ['コマ割り賞'] },
      e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(mina) }] },
    },
    mina,
  );
  workId = data.createWork.work.id;
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['scout_messages', 'notifications', 'contest_entries', 'mails'])
    await sql(`DELETE FROM ${table}`);
  await sql('UPDATE accounts SET disabled_at = NULL');
  await sql('UPDATE works SET deleted_at = NULL, suspended_at = NULL');
  await updateContest(test.services, '1st', { closesAt: day(5), departments: [WEEKLY, MONTHLY] });
});

/** Enters the work through the form of the contest, with what its creator says about departments. */
async function enter(scoutPreference: string, selectedDepartments: string[] = []): Promise<void> {
  const form = {
    contestIdentifier: '1st',
    personalInfo: { name: '水無月ミナ', nameReading: 'みなづきみな', email: 'private@example.com' },
    scoutPreference,
    selectedDepartments,
  };
  expect(await save([form])).toEqual([]);
}
async function save(contestApplications: object[]): Promise<unknown[]> {
  const [work] = await sql('SELECT revision FROM works WHERE id = $1', [workId]);
  const input = { id: workId, expectedRevision: work?.['revision'], work: { contestApplications } };
  const { data, errors } = await test.run(
    'mutation ($input: UpdateWorkInput!) { updateWork(input: $input) { problems { code } } }',
    { input },
    mina,
  );
  expect(errors).toEqual([]);
  return data.updateWork.problems;
}

const write = (department = WEEKLY, over: { body?: string; replyAddress?: string } = {}) =>
  sendScoutMessage(test.services, '1st', workId, {
    department,
    body: 'お話を聞かせてください。\n\n週刊編集部 山田',
    replyAddress: 'weekly@example.com',
    operator: 'operator',
    ...over,
  });
/** What a department is told: OK, or why it may not write. */
async function ask(department: string, over = {}): Promise<string> {
  const outcome = await write(department, over);
  return outcome.ok ? 'OK' : outcome.problems.map(({ code }) => code).join(' ');
}

/** What becomes of an entry or its creator after the form was filled in. */
const STATES: Record<string, () => Promise<unknown>> = {
  'is entered': async () => undefined,
  'is read by the judges': () => updateContest(test.services, '1st', { closesAt: day(-0.1) }),
  'was withdrawn': () => save([]),
  'was taken out by the staff': () => sql(`UPDATE contest_entries SET state = 'EXCLUDED'`),
  'has no form': () => sql('DELETE FROM contest_applications'),
  'is in the trash': () => sql('UPDATE works SET deleted_at = now() WHERE id = $1', [workId]),
  'was taken down': () => sql('UPDATE works SET suspended_at = now() WHERE id = $1', [workId]),
  'belongs to a suspended account': () =>
    sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [mina.actor.accountId]),
  'belongs to somebody who is leaving': () =>
    sql('UPDATE accounts SET deletion_requested_at = now(), disabled_at = now() WHERE id = $1', [mina.actor.accountId]),
};

/** What both departments are told, the weekly one first, where the entry would allow it. */
const AGAINST: Record<string, string> = {
  'was withdrawn': 'NOT_IN_THE_CONTEST',
  'was taken out by the staff': 'NOT_IN_THE_CONTEST',
  'has no form': 'NO_FORM',
  'is in the trash': 'WORK_HIDDEN',
  'was taken down': 'WORK_HIDDEN',
  'belongs to a suspended account': 'ACCOUNT_CLOSED',
  'belongs to somebody who is leaving': 'ACCOUNT_CLOSED',
};

const CHOICES: [name: string, preference: string, selected: string[], weekly: string, monthly: string][] = [
  ['any department', 'ANY', [], 'OK', 'OK'],
  ['the monthly department alone', 'SELECTED', [MONTHLY], 'WANTS_OTHERS', 'OK'],
  ['both by name', 'SELECTED', [WEEKLY, MONTHLY], 'OK', 'OK'],
  ['nobody', 'NONE', [], 'WANTS_NO_MESSAGE', 'WANTS_NO_MESSAGE'],
];

const TABLE = Object.keys(STATES).flatMap((state) =>
  CHOICES.map(([name, preference, selected, weekly, monthly]) => {
    const reason = AGAINST[state];
    return { state, name, preference, selected, told: reason ? [reason, reason] : [weekly, monthly] };
  }),
);

describe('a department writes to whom the entry lets it write', () => {
  it.each(TABLE)('a work that $state, where $name may write: $told', async ({ state, preference, selected, told }) => {
    await enter(preference, selected);
    await STATES[state]?.();
    expect([await ask(WEEKLY), await ask(MONTHLY)]).toEqual(told);
    const written = told.filter((one) => one === 'OK').length;
    expect(await sql('SELECT 1 FROM scout_messages')).toHaveLength(written);
    expect(await sql(`SELECT 1 FROM notifications WHERE type = 'SCOUT_MESSAGE'`)).toHaveLength(written);
    expect(await sql('SELECT 1 FROM mails')).toHaveLength(written);
  });

  it.each([
    ['a department of another contest', 'どこか', {}, 'NO_SUCH_DEPARTMENT'],
    ['nothing', WEEKLY, { body: ' \n ' }, 'REQUIRED'],
    ['2,001 characters', WEEKLY, { body: '𠮷'.repeat(2001) }, 'TOO_LONG'],
    ['2,000 characters', WEEKLY, { body: '𠮷'.repeat(2000) }, 'OK'],
    ['no address for the answer', WEEKLY, { replyAddress: '' }, 'REQUIRED'],
    ['an address nobody can write to', WEEKLY, { replyAddress: 'weekly' }, 'FORM'],
  ])('%s', async (_name, department, over, told) => {
    await enter('ANY');
    expect(await ask(department, over)).toBe(told);
  });

  it('a work that is not in the contest is not there, and neither is another contest', async () => {
    await expect(write()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await enter('ANY');
    const elsewhere = { department: WEEKLY, body: 'x', replyAddress: 'a@example.com', operator: 'x' };
    await expect(sendScoutMessage(test.services, '9th', workId, elsewhere)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

/** How many connections wait for another one. */
const waiting = async (): Promise<number> =>
  (await sql(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`)).length;

describe('a department writes about a work once', () => {
  it('a second message is refused, saying when the first was sent', async () => {
    await enter('ANY');
    await write();
    await sql(`UPDATE scout_messages SET sent_at = '2026-11-20T16:00:00Z'`);
    const again = await write();
    expect(again).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'SENT_ALREADY',
          message: `${WEEKLY} wrote about this work already, on 21 November 2026. A department writes about a work once.`,
        },
      ],
    });
    expect(await ask(MONTHLY)).toBe('OK');
  });

  it('of two operators at the same moment one is told that the other wrote', async () => {
    await enter('ANY');
    let both: Promise<string[]> | undefined;
    await test.services.database.transact(async (tx) => {
      // Nobody can refer to the contest: both calls come as far as they do without each other.
      await tx.query('lockContest', 'SELECT 1 FROM contests FOR UPDATE');
      both = Promise.all([ask(WEEKLY), ask(WEEKLY)]);
      await expect.poll(waiting).toBe(2);
    });
    expect((await both)?.toSorted()).toEqual(['OK', 'SENT_ALREADY']);
    expect(await sql('SELECT 1 FROM scout_messages')).toHaveLength(1);
    expect(await sql('SELECT 1 FROM mails')).toHaveLength(1);
  });

  it('an entry that is withdrawn at that moment is written to before, or not at all', async () => {
    await enter('ANY');
    let told: Promise<string> | undefined;
    await test.services.database.transact(async (tx) => {
      await tx.query('withdraw', `UPDATE contest_entries SET state = 'WITHDRAWN'`);
      told = ask(WEEKLY);
      await expect.poll(waiting).toBe(1);
    });
    expect(await told).toBe('NOT_IN_THE_CONTEST');
    expect(await sql('SELECT 1 FROM scout_messages')).toEqual([]);
  });
});

it('the creator is notified, and gets a mail with the words and the way to answer', async () => {
  await enter('SELECTED', [WEEKLY]);
  const sent = await write();
  const id = sent.ok ? sent.value.id : '';
  const { data } = await test.run(
    `{ viewer { ... on RegisteredViewer { unreadNotificationCount notifications { nodes { type isRead actorCount
       entity { __typename ... on ScoutMessage { id department work { title } } } } } } } }`,
    {},
    mina,
  );
  expect(data.viewer).toEqual({
    unreadNotificationCount: 1,
    notifications: {
      nodes: [
        {
          type: 'SCOUT_MESSAGE',
          isRead: false,
          actorCount: 0,
          entity: { __typename: 'ScoutMessage', id, department: WEEKLY, work: { title: '夜明けの屋根' } },
        },
      ],
    },
  });
  const [mail] = await test.mails();
  expect(mail).toMatchObject({ to: 'mina@example.com', subject: `${WEEKLY} wrote to you about 夜明けの屋根` });
  for (const part of ['お話を聞かせてください。', '週刊編集部 山田', `/workspace/scouts/${id}`, 'コマ割り賞'])
    expect(mail?.text).toContain(part);
  expect(mail?.text).not.toMatch(/private@example.com|水無月/);
});
