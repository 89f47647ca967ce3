import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../Refusal.ts';
import { commands } from './commands.ts';
import { runAdmin } from './runAdmin.ts';
import { operate } from './testing/operate.ts';
import { openOperatorTest, type OperatorTest } from './testing/openOperatorTest.ts';

let test: OperatorTest['test'];
let workId: string;

beforeAll(async () => {
  ({ test, workId } = await openOperatorTest());
});
afterAll(() => test.close());

const isShown = async (): Promise<boolean> =>
  (await test.run('query ($id: ID!) { work(id: $id) { title } }', { id: workId })).data !== null;
const wasDeclared = async (key: string): Promise<boolean> =>
  (await test.services.database.query('findChange', 'SELECT 1 FROM content_changes WHERE key = $1', [key])).length > 0;
const forget = () => test.services.database.query('forgetChanges', 'DELETE FROM content_changes', []);

it('lists every command in its help, and explains each with an example that it accepts itself', async () => {
  const overview = await operate(test.services, ['help'], { yes: false });
  for (const [name, command] of Object.entries(commands)) {
    expect(overview).toContain(`${name} `);
    const help = await operate(test.services, ['help', name], { yes: false });
    expect(help).toContain(command.summary);
    expect(`${command.example} `.startsWith(`${name} `)).toBe(true);
    for (const { says } of [...command.parameters, ...Object.values(command.options)]) expect(help).toContain(says);
  }
});

it.each([
  [['paint-it-black'], 'There is no command paint-it-black.'],
  [['constructor'], 'There is no command constructor.'],
  [['suspend-work'], 'WORK_ID is missing'],
  [['suspend-work', 'w1', 'w2'], '"w2" is too much.'],
  [['suspend-work', 'w1', '--loudly'], "Unknown option '--loudly'."],
  [['suspend-work', 'w1'], '--note'],
  [['suspend-work', 'w1', '--note', 'why'], 'There is no work w1.'],
])('refuses %j in a sentence', async (words, sentence) => {
  const refused = await operate(test.services, words).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect((refused as Refusal).message).toContain(sentence);
});

it('says what it will do and changes nothing until somebody confirms', async () => {
  const answers = [false, true];
  const printed: string[] = [];
  const surroundings = {
    withServices: <T>(work: (services: OperatorTest['test']['services']) => Promise<T>) => work(test.services),
    print: (text: string) => void printed.push(text),
  };
  await expect(runAdmin(['suspend-work', workId, '--note', 'why'], surroundings)).rejects.toThrow(
    'Add --yes to do it.',
  );
  const ask = async () => answers.shift() ?? false;
  await runAdmin(['suspend-work', workId, '--note', 'why'], { ...surroundings, ask });
  expect(printed.at(-1)).toBe('Nothing is changed.');
  expect(printed[0]).toContain('夜明けの屋根');
  expect(await isShown()).toBe(true);
  await runAdmin(['suspend-work', workId, '--note', 'why'], { ...surroundings, ask });
  expect(await isShown()).toBe(false);
  await operate(test.services, ['restore-work', workId]);
  expect(await isShown()).toBe(true);
});

it('takes a work down and back, and has every page that shows it drawn again', async () => {
  for (const command of ['suspend-work', 'restore-work']) {
    await forget();
    await operate(test.services, [command, workId, ...(command === 'suspend-work' ? ['--note', 'why'] : [])]);
    expect(await isShown()).toBe(command === 'restore-work');
    for (const key of [`Work:${workId}`, 'newWorks', 'hotNewEpisodes']) expect(await wasDeclared(key)).toBe(true);
  }
});

it('disables an account with its works, and lets it return', async () => {
  await operate(test.services, ['disable-account', 'hana@example.com']);
  expect(await isShown()).toBe(false);
  await operate(test.services, ['enable-account', 'HANA@example.com']);
  expect(await isShown()).toBe(true);
  await expect(operate(test.services, ['disable-account', 'nobody@example.com'])).rejects.toThrow(
    'Nobody signs in with nobody@example.com.',
  );
});

it('gives a new password only when it is good enough', async () => {
  await expect(operate(test.services, ['set-password', 'hana@example.com', 'short'])).rejects.toBeInstanceOf(Refusal);
  const said = await operate(test.services, ['set-password', 'hana@example.com', 'a lantern on the roof']);
  expect(said).toContain('signed out everywhere');
});

it('says so when there is no second step to turn off', async () => {
  await expect(operate(test.services, ['reset-second-factor', 'hana@example.com'])).rejects.toThrow(
    'hana@example.com has no second step',
  );
});

it('says how much there is', async () => {
  expect(await operate(test.services, ['status'], { yes: false })).toMatch(
    /1 {2}public works[^]*7 {2}of your pages with gaps/,
  );
});

it('says how much room uploads have, and that they are refused without any', async () => {
  const { uploads } = test.services.config;
  const rest = uploads.diskRestInBytes;
  uploads.diskRestInBytes = 0;
  expect(await operate(test.services, ['status'])).toMatch(
    /0 bytes {2}in uploads that are not whole\n +\S+ [MGT]B {2}free on the disk, \S+ [MGT]B of it for uploads/,
  );
  uploads.diskRestInBytes = 2 ** 60;
  expect(await operate(test.services, ['status'])).toMatch(/free on the disk, too little: uploads are refused/);
  uploads.diskRestInBytes = rest;
});
