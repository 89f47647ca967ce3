import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

const AD = '{ pid mid asid type display elementid scriptVersion }';
const SET = `mutation A($input: UpdateAdSlotCollectionInput!) { updateAdSlotCollection(input: $input) {
  adSlotCollection { episodeTags { pcTop ${AD} pcBottom ${AD} sp ${AD} } } problems { path code } } }`;
const READ = `query R($id: ID!) { episode(id: $id) { userAdCollection { pcTop ${AD} pcBottom ${AD} sp ${AD} } } }`;

const ad = {
  pid: 82100,
  mid: 573196,
  asid: 1811091,
  type: 'banner',
  display: 'inline',
  elementid: `im-${'0f'.repeat(16)}`,
  scriptVersion: '20220104',
};

let test: TestApp;
let author: TestPerson;
let episodeId: string;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  const imageId = await test.addImage(author);
  const { data } = await test.run(
    'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { episode { id } } }',
    { w: { title: 'w' }, e: { status: 'PUBLIC', pages: [{ imageId }] } },
    author,
  );
  episodeId = data.createWork.episode.id;
});
afterAll(() => test.close());

const set = async (episodeTags: object) => {
  const { data, errors } = await test.run(SET, { input: { episodeTags } }, author);
  return data?.updateAdSlotCollection ?? errors[0]?.extensions['code'];
};
const read = async () => (await test.run(READ, { id: episodeId })).data.episode.userAdCollection;

describe('the ads of a creator', () => {
  it('stand on the episodes: two places on wide screens, one on phones (R2-026, R9-020, R9-021)', async () => {
    expect(await read()).toEqual({ pcTop: null, pcBottom: null, sp: null });
    const bottom = { ...ad, asid: 2 };
    expect(await set({ pcTop: ad, pcBottom: bottom, sp: ad })).toEqual({
      problems: [],
      adSlotCollection: { episodeTags: { pcTop: ad, pcBottom: bottom, sp: ad } },
    });
    expect(await read()).toEqual({ pcTop: ad, pcBottom: bottom, sp: ad });
  });

  it('a place is emptied by itself, the others stay, and every episode of the creator is drawn anew', async () => {
    await set({ pcTop: ad, pcBottom: ad, sp: ad });
    await test.services.database.query('forget', 'DELETE FROM content_changes');
    await set({ pcBottom: null });
    expect(await read()).toEqual({ pcTop: ad, pcBottom: null, sp: ad });
    const changes = await test.services.database.query('changes', 'SELECT key FROM content_changes');
    expect(changes).toEqual([{ key: `User:${author.actor.accountId}/ads` }]);
  });

  it.each([
    ['a script instead of an element', { elementid: '"><script>alert(1)</script>' }, 'elementid'],
    ['an element of another form', { elementid: 'im-XYZ' }, 'elementid'],
    ['an address as the version', { scriptVersion: '20220104&x=//evil.example' }, 'scriptVersion'],
    ['a version with a line end', { scriptVersion: '20220104\n' }, 'scriptVersion'],
    ['another type', { type: 'fullscreen' }, 'type'],
    ['another display', { display: 'overlay' }, 'display'],
    ['a number below one', { pid: 0 }, 'pid'],
    ['a negative number', { mid: -1 }, 'mid'],
  ])('%s is refused, and nothing is written', async (_name, wrong, field) => {
    await set({ pcTop: null, pcBottom: null, sp: null });
    expect(await set({ pcTop: ad, sp: { ...ad, ...wrong } })).toEqual({
      adSlotCollection: null,
      problems: [{ path: ['episodeTags', 'sp', field], code: 'AD_TAG_UNKNOWN' }],
    });
    expect(await read()).toEqual({ pcTop: null, pcBottom: null, sp: null });
  });

  it('values of another kind, and keys nobody knows, are no input', async () => {
    for (const wrong of [{ pid: '82100' }, { asid: 2 ** 31 }, { mid: 1.5 }, { onload: 'alert(1)' }, { type: null }])
      expect(await set({ sp: { ...ad, ...wrong } })).toBe('BAD_USER_INPUT');
  });
});
