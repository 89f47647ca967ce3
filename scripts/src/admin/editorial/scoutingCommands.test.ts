import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';
import { openOperatorTest, type OperatorTest } from '../testing/openOperatorTest.ts';

let test: OperatorTest['test'];
let hana: OperatorTest['hana'];
let workId: string;
let folder: string;

const WEEKLY = '週刊編集部';

beforeAll(async () => {
  ({ test, hana, workId } = await openOperatorTest());
  folder = await mkdtemp(join(tmpdir(), 'scouting-'));
  await run(
    'add-contest',
    '1st',
    '第1回',
    '第1回',
    '2020-01-01',
    '2099-12-31',
    '--departments',
    `${WEEKLY}; 月刊編集部`,
  );
  await run('enter-contest', '1st', workId);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.close();
});
beforeEach(async () => {
  await sql('DELETE FROM scout_messages');
  await sql('DELETE FROM contest_applications');
  await choose('SELECTED', [WEEKLY]);
});

const run = (...words: string[]) => operate(test.services, words);
const list = () => operate(test.services, ['contests', 'scouts', '1st'], { yes: false });
const sql = (statement: string, values: unknown[] = []) =>
  test.services.database.query<{ id: string; body: string }>('inTest', statement, values);
const choose = (preference: string, departments: string[]) =>
  sql(
    `INSERT INTO contest_applications (entry_id, personal_info, scout_preference, selected_departments)
     SELECT id, '{"name":"本名花子","nameReading":"ほんみょうはなこ","email":"private@example.com"}', $1, $2 FROM contest_entries`,
    [preference, departments],
  );
const scout = (department = WEEKLY, message = 'お話を聞かせてください。') =>
  run('contests', 'scout', '1st', workId, '--department', department, '--message', message, '--reply', 'a@example.com');

it('a department writes, the creator answers, and the list says so without anything personal', async () => {
  expect(await list()).toContain(`${workId}  @hana  夜明けの屋根  ${WEEKLY}`);
  const said = await scout();
  expect(said).toContain(`${WEEKLY} writes to the creator of ${workId}`);
  expect(said).toContain('お話を聞かせてください。');
  expect(said).toContain('Sent.');
  expect(await list()).toMatch(
    /週刊編集部 wrote \d{4}-\d\d-\d\d \d\d:\d\d \(\S+\), answers go to a@example.com\n {4}no answer yet/,
  );
  const [message] = await sql('SELECT id FROM scout_messages');
  await test.run(
    'mutation ($input: AnswerScoutMessageInput!) { answerScoutMessage(input: $input) { problems { code } } }',
    { input: { id: message?.id, answer: 'INTERESTED', words: '一行目\n二行目' } },
    hana,
  );
  expect(await list()).toMatch(/INTERESTED \d{4}-\d\d-\d\d \d\d:\d\d: 一行目\n {4}二行目/);
  expect(await list()).not.toMatch(/本名|ほんみょう|private@example/);
});

it('a message can lie in a file', async () => {
  const file = join(folder, 'letter.txt');
  await writeFile(file, '拝啓\n\nお話を聞かせてください。\n');
  await scout(WEEKLY, file);
  expect(await sql('SELECT body FROM scout_messages')).toEqual([{ body: '拝啓\n\nお話を聞かせてください。' }]);
});

it('nothing is written before somebody confirms', async () => {
  const words = [
    'contests',
    'scout',
    '1st',
    workId,
    '--department',
    WEEKLY,
    '--message',
    'x',
    '--reply',
    'a@example.com',
  ];
  await expect(operate(test.services, words, { yes: false })).rejects.toThrow('Add --yes');
  expect(await sql('SELECT id FROM scout_messages')).toEqual([]);
});

it.each([
  ['a department the creator did not choose', () => scout('月刊編集部'), 'this is none of them'],
  ['a department that is none', () => scout('どこか'), 'The departments of this contest are: 週刊編集部, 月刊編集部.'],
  ['nothing to say', () => scout(WEEKLY, ' '), 'Enter a message.'],
  ['more than 2,000 characters', () => scout(WEEKLY, 'あ'.repeat(2001)), 'Shorten it by 1.'],
  [
    'a work that is not there',
    () => run('contests', 'scout', '1st', 'w1', '--department', WEEKLY, '--message', 'x', '--reply', 'a@example.com'),
    'There is no such thing.',
  ],
  ['no department', () => run('contests', 'scout', '1st', workId), '--department is missing'],
  ['a contest that is not there', () => run('contests', 'scouts', '9th'), 'There is no contest 9th.'],
  ['half of a command', () => run('contests'), 'contests scouts, contests scout'],
])('%s is refused in a sentence', async (_name, work, sentence) => {
  await expect(work()).rejects.toThrow(sentence);
});

it('a second message is refused, and an entry that left the contest says what was written about it', async () => {
  await scout();
  await expect(scout()).rejects.toThrow(`${WEEKLY} wrote about this work already`);
  await run('leave-contest', '1st', workId);
  await sql('DELETE FROM contest_applications');
  expect(await list()).toContain(`夜明けの屋根  withdrawn\n  ${WEEKLY} wrote`);
  await sql('UPDATE scout_messages SET work_id = NULL');
  await sql('DELETE FROM contest_entries');
  expect(await list()).toContain(`-  @hana    deleted\n  ${WEEKLY} wrote`);
  await sql('DELETE FROM scout_messages');
  expect(await list()).toBe('Nobody entered this contest with a form.');
});
