import { afterAll, beforeAll, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';
import { openOperatorTest, type OperatorTest } from '../testing/openOperatorTest.ts';

let test: OperatorTest['test'];
let hana: OperatorTest['hana'];
let workId: string;

beforeAll(async () => {
  ({ test, hana, workId } = await openOperatorTest());
});
afterAll(() => test.close());

const run = (...words: string[]) => operate(test.services, words);
const read = async (fields: string, variables: Record<string, unknown> = { identifier: '1st' }) =>
  (await test.run(`query ($identifier: String!) { contest(identifier: $identifier) { ${fields} } }`, variables)).data
    .contest;

it('a contest of operators takes entries, is judged, and shows its winners with the words judges may publish', async () => {
  await run(
    'add-contest',
    '1st',
    'はじめての賞',
    'はじめての賞',
    '2020-01-01',
    '2099-12-31',
    '--prizes',
    '大賞=30万円; 佳作',
  );
  await run('enter-contest', '1st', workId);
  await run('add-judge', '1st', '欄外一郎', '--role', '編集部');
  await run('pick-contest-work', '1st', workId, '--at', '1');
  expect(
    await read('state prizes { name reward } judges { name role } pickupWorks { id } results { prizeName }'),
  ).toEqual({
    state: 'OPEN',
    prizes: [
      { name: '大賞', reward: '30万円' },
      { name: '佳作', reward: '' },
    ],
    judges: [{ name: '欄外一郎', role: '編集部' }],
    pickupWorks: [{ id: workId }],
    results: [],
  });
  await run('judge-comment', '1st', workId, '欄外一郎', 'まだ言えない');
  await run('award', '1st', workId, '大賞');
  await run('change-contest', '1st', '--until', '2020-02-01', '--result', '2020-03-01');
  const results = () => read('results { prizeName work { id } comments { body judgeName } }');
  expect(await results()).toEqual({ results: [{ prizeName: '大賞', work: { id: workId }, comments: [] }] });
  await run('judge-comment', '1st', workId, '欄外一郎', '屋根がよい', '--consent');
  expect((await results()).results[0].comments).toEqual([{ body: '屋根がよい', judgeName: '欄外一郎' }]);
  expect(await operate(test.services, ['list-contests'], { yes: false })).toContain('大賞');
});

it('departments that scout are set by name, and a contest without forms says so', async () => {
  await run('change-contest', '1st', '--departments', '週刊編集部; 月刊編集部');
  expect(await read('scoutDepartments')).toEqual({ scoutDepartments: ['週刊編集部', '月刊編集部'] });
  expect(await operate(test.services, ['list-applications', '1st'], { yes: false })).toContain('no form');
});

it('a work leaves a contest with its prize, and a contest goes with everything in it', async () => {
  await run('leave-contest', '1st', workId, '--excluded');
  expect(await read('results { prizeName } entries { totalCount }')).toEqual({
    results: [],
    entries: { totalCount: 0 },
  });
  await expect(run('award', '1st', workId, '大賞')).rejects.toThrow('not in the contest any more');
  await run('remove-judge', '1st', '欄外一郎');
  await run('remove-contest', '1st');
  await expect(run('enter-contest', '1st', workId)).rejects.toThrow('There is no such thing.');
});

it('a feature goes to one person by name, and to nobody when it is forgotten', async () => {
  const ask = async () => (await test.run('{ canShowFeature(name: "new-reader") }', {}, hana)).data.canShowFeature;
  await run('set-feature', 'new-reader', '0');
  expect(await ask()).toBe(false);
  await run('allow-feature', 'new-reader', 'hana');
  expect(await ask()).toBe(true);
  expect(await operate(test.services, ['list-features'], { yes: false })).toContain('new-reader  0%  1 by name');
  await run('allow-feature', 'new-reader', 'hana', '--back');
  expect(await ask()).toBe(false);
  await run('set-feature', 'new-reader', '100');
  await run('forget-feature', 'new-reader');
  expect(await ask()).toBe(false);
  await expect(run('allow-feature', 'new-reader', 'nobody')).rejects.toThrow('There is nobody called @nobody.');
});
