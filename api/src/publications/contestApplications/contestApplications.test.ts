import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addContest, awardPrize, updateContest } from '../../discovery/editorial/index.ts';
import { purgeTrash } from '../../composition/jobs/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

let test: TestApp;
let mina: TestPerson;
let ren: TestPerson;
let workId: string;
let episodeId: string;

const fromNow = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const sql = (statement: string, values: unknown[] = []) =>
  test.services.database.query<{ state: string }>(`set ${statement.slice(0, 30)}`, statement, values);

const contest = (identifier: string, opensIn: number, closesIn: number) => ({
  identifier,
  title: `コマ割り賞 ${identifier}`,
  description: '',
  tagTitle: `賞${identifier}`,
  prizes: [{ name: '大賞', reward: '' }],
  departments: ['週刊編集部', '月刊編集部'],
  opensAt: fromNow(opensIn),
  closesAt: fromNow(closesIn),
  resultsAt: null,
});

const form = (over: object = {}) => ({
  contestIdentifier: '1st',
  personalInfo: { name: '水無月ミナ', nameReading: 'みなづきみな', email: 'mina@example.com' },
  mangaCreationHistory: '同人誌を三冊',
  scoutPreference: 'SELECTED',
  selectedDepartments: ['月刊編集部'],
  ...over,
});

beforeAll(async () => {
  test = await createTestApp();
  mina = await test.signUpCreator('mina');
  ren = await test.signUpCreator('ren');
  for (const one of [contest('1st', -1, 5), contest('2nd', -1, 5), contest('3rd', 2, 5)])
    await addContest(test.services, one);
});
afterAll(() => test.close());

beforeEach(async () => {
  await sql('DELETE FROM contest_entries');
  await updateContest(test.services, '1st', { closesAt: fromNow(5), resultsAt: null });
  const episode = { title: '', status: 'PUBLIC', pages: [{ imageId: await test.addImage(mina) }] };
  const { data } = await test.run(
    `mutation ($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }`,
    { w: { title: '応募作', tagTitles: ['賞1st'] }, e: episode },
    mina,
  );
  workId = data.createWork.work.id;
  episodeId = data.createWork.episode.id;
});

const WORK = `query ($id: ID!) { work(id: $id) { revision contestApplications { contestIdentifier mangaCreationHistory scoutPreference selectedDepartments personalInfo { name nameReading email } } } }`;
const read = async (as?: TestPerson) => (await test.run(WORK, { id: workId }, as)).data.work;

async function save(work: object): Promise<{ path: string[]; code: string }[]> {
  const { revision } = await read(mina);
  const { data, errors } = await test.run(
    'mutation ($input: UpdateWorkInput!) { updateWork(input: $input) { problems { path code message } } }',
    { input: { id: workId, expectedRevision: revision, work } },
    mina,
  );
  expect(errors).toEqual([]);
  return data.updateWork.problems;
}

const enter = () => save({ contestApplications: [form()] });
const stateOf = async () =>
  (await sql('SELECT state FROM contest_entries WHERE work_id = $1', [workId])).map(({ state }) => state);
const close = () => updateContest(test.services, '1st', { closesAt: fromNow(-0.1) });

describe('entering', () => {
  it('a work is in a contest by its tag and the form, which only its creator reads', async () => {
    expect(await enter()).toEqual([]);
    const { contestIdentifier, ...rest } = form();
    expect((await read(mina)).contestApplications).toEqual([{ contestIdentifier, ...rest }]);
    for (const other of [ren, undefined]) expect((await read(other)).contestApplications).toEqual([]);
    expect(await stateOf()).toEqual(['ENTERED']);
  });

  it('a new work can be entered at once', async () => {
    const { data } = await test.run(
      'mutation ($w: WorkInput!) { createWork(workInput: $w, episodeInput: null) { work { contestApplications { contestIdentifier } } problems { code } } }',
      { w: { title: '新作', tagTitles: ['賞1st'], contestApplications: [form()] } },
      mina,
    );
    expect(data.createWork).toEqual({ work: { contestApplications: [{ contestIdentifier: '1st' }] }, problems: [] });
  });

  it.each([
    ['without the tag', { tagTitles: [], contestApplications: [form()] }, 'CONTEST_TAG_MISSING'],
    ['a contest that is not there', { contestApplications: [form({ contestIdentifier: '9th' })] }, 'NO_SUCH_CONTEST'],
    ['a contest that is not open yet', { contestApplications: [form({ contestIdentifier: '3rd' })] }, 'NOT_OPEN'],
    [
      'two contests at a time',
      { tagTitles: ['賞1st', '賞2nd'], contestApplications: [form(), form({ contestIdentifier: '2nd' })] },
      'ENTERED_ELSEWHERE',
    ],
    ['chosen departments without one', { contestApplications: [form({ selectedDepartments: [] })] }, 'REQUIRED'],
    [
      'a department that does not scout',
      { contestApplications: [form({ selectedDepartments: ['どこか'] })] },
      'NO_SUCH_DEPARTMENT',
    ],
    ['no name', { contestApplications: [form({ personalInfo: { ...form().personalInfo, name: ' ' } })] }, 'REQUIRED'],
    [
      'an address nobody can write to',
      { contestApplications: [form({ personalInfo: { ...form().personalInfo, email: 'mina' } })] },
      'FORM',
    ],
    ['a long history', { contestApplications: [form({ mangaCreationHistory: 'あ'.repeat(1001) })] }, 'TOO_LONG'],
  ])('%s is a problem, and nothing is entered', async (_name, work, code) => {
    const found = await save(work);
    expect(found.map((one) => one.code)).toContain(code);
    expect(await stateOf()).toEqual([]);
  });

  it('until the deadline the form changes, the tag stays, and the entry is withdrawn with everything in it', async () => {
    await enter();
    expect(await save({ contestApplications: [form({ scoutPreference: 'NONE', selectedDepartments: [] })] })).toEqual(
      [],
    );
    expect((await read(mina)).contestApplications[0]).toMatchObject({
      scoutPreference: 'NONE',
      selectedDepartments: [],
    });
    expect((await save({ tagTitles: [] })).map(({ code }) => code)).toEqual(['CONTEST_TAG_MISSING']);
    expect(await save({ title: '別の題' })).toEqual([]);
    expect(await stateOf()).toEqual(['ENTERED']);
    expect(await save({ tagTitles: [], contestApplications: [] })).toEqual([]);
    expect((await read(mina)).contestApplications).toEqual([]);
    expect(await stateOf()).toEqual(['WITHDRAWN']);
    expect(await sql('SELECT 1 FROM contest_applications')).toEqual([]);
  });
});

const EPISODE = `query ($id: ID!) { episode(id: $id) { revision status canChangeStatusToDraft canChangeStatusToFanOnly } }`;
const episode = async () => (await test.run(EPISODE, { id: episodeId }, mina)).data.episode;

async function setStatus(status: string): Promise<string[]> {
  const input = { id: episodeId, expectedRevision: (await episode()).revision, episode: { status } };
  const { data } = await test.run(
    'mutation ($input: UpdateEpisodeInput!) { updateEpisode(input: $input) { problems { code } } }',
    { input },
    mina,
  );
  return data.updateEpisode.problems.map(({ code }: { code: string }) => code);
}

describe('what is entered stays readable', () => {
  it('R4-007 an episode of an entered work cannot become fan-only, and may go back to draft until the deadline', async () => {
    await enter();
    expect(await episode()).toMatchObject({ canChangeStatusToFanOnly: false, canChangeStatusToDraft: true });
    expect(await setStatus('FAN_ONLY')).toEqual(['IN_A_CONTEST']);
    expect(await setStatus('DRAFT')).toEqual([]);
  });

  it('R4-008 while judges read, nothing goes back to draft, to the trash or out of the contest', async () => {
    await enter();
    await close();
    expect(await episode()).toMatchObject({ canChangeStatusToFanOnly: false, canChangeStatusToDraft: false });
    expect(await setStatus('DRAFT')).toEqual(['IN_A_CONTEST']);
    for (const [name, id] of [
      ['deleteEpisode', episodeId],
      ['deleteWork', workId],
    ] as const) {
      const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
      const document = `mutation ($input: ${type}!) { ${name}(input: $input) { problems { code } } }`;
      expect((await test.run(document, { input: { id } }, mina)).errors).toMatchObject([
        { extensions: { code: 'FORBIDDEN' } },
      ]);
    }
    expect(await save({ contestApplications: [] })).toEqual([]);
    expect(await stateOf()).toEqual(['ENTERED']);
    expect((await save({ contestApplications: [form()] })).map(({ code }) => code)).toEqual(['NOT_OPEN']);
  });

  it('after the result everything is the creator’s to decide again', async () => {
    await enter();
    await close();
    await updateContest(test.services, '1st', { resultsAt: fromNow(-0.01) });
    expect(await episode()).toMatchObject({ canChangeStatusToFanOnly: true, canChangeStatusToDraft: true });
    expect(await setStatus('FAN_ONLY')).toEqual([]);
  });
});

it('who the creator is, is forgotten 180 days after the result, unless the work won something', async () => {
  await enter();
  await close();
  const setResult = (days: number) =>
    sql(`UPDATE contests SET opens_at = $1, closes_at = $2, results_at = $2 WHERE identifier = '1st'`, [
      fromNow(-days - 30),
      fromNow(-days),
    ]);
  await setResult(179);
  await purgeTrash(test.services);
  expect((await read(mina)).contestApplications[0].personalInfo).not.toBeNull();
  await setResult(181);
  await awardPrize(test.services, '1st', workId, '大賞');
  await purgeTrash(test.services);
  expect((await read(mina)).contestApplications[0].personalInfo).not.toBeNull();
  await awardPrize(test.services, '1st', workId, null);
  await purgeTrash(test.services);
  expect((await read(mina)).contestApplications[0]).toMatchObject({
    personalInfo: null,
    mangaCreationHistory: '同人誌を三冊',
  });
});
