import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshTagDirectory } from '../../discovery/tagDirectory/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';

const ADULT = 'komawari_adult=1';

let test: TestApp;
let creator: TestPerson;
let reader: TestPerson;
let child: TestPerson;
let work: string;
let episode: string;
let illustration: string;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('kaede');
  reader = await test.signUpCreator('ren_reads');
  child = await test.signUpCreator('young_one');
  await say(child, { birthday: '2015-04-01' });
  const { data } = await test.run(
    `mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } problems { code } } }`,
    {
      w: { title: '夜の話', rating: 'MATURE', tagTitles: ['夜'], coverImageId: await test.addImage(creator, 'COVER') },
      e: {
        status: 'PUBLIC',
        afterword: '秘密',
        pages: [{ imageId: await test.addImage(creator), altText: '秘密' }],
      },
    },
    creator,
  );
  work = data.createWork.work.id;
  episode = data.createWork.episode.id;
  await test.services.database.query('giveThumbnail', 'UPDATE episodes SET thumbnail_image_id = $2 WHERE id = $1', [
    episode,
    await test.addImage(creator),
  ]);
  const made = await test.run(
    `mutation I($i: IllustrationInput!) { createIllustration(input: { illustration: $i }) { illustration { id } problems { code } } }`,
    {
      i: {
        title: '絵',
        workId: work,
        isOpen: true,
        images: [{ imageId: await test.addImage(creator, 'ILLUSTRATION') }],
      },
    },
    creator,
  );
  illustration = made.data.createIllustration.illustration.id;
});
afterAll(() => test.close());

async function say(person: TestPerson, input: Record<string, unknown>) {
  const { data } = await test.run(
    'mutation P($input: UpdateProfileInput!) { updateProfile(input: $input) { problems { path code } } }',
    { input },
    person,
  );
  return data.updateProfile.problems;
}

const LOOK = `query Look($work: ID!, $episode: ID!, $illustration: ID!) {
  work(id: $work) { isGated title coverImage { url } ogImage { url } }
  episode(id: $episode) { title thumbnailImage { url } timelineImages { url } afterword pages { totalCount viewableCount nodes { image { url } } } }
  illustration(id: $illustration) { isGated firstImage { url } images { image { url } } }
}`;

async function look(as: TestPerson | null, cookie?: string) {
  const answer = await test.run(LOOK, { work, episode, illustration }, as, cookie);
  expect(answer.errors).toEqual([]);
  return { ...answer.data, text: JSON.stringify(answer.data) };
}

const lists = async (as: TestPerson | null, cookie?: string) => {
  const { data, errors } = await test.run(
    `{ newWorks(first: 20) { nodes { id } } tag(title: "夜") { works(first: 20) { nodes { id } } }
       search(keyword: "夜") { workCount works { nodes { id } } } }`,
    {},
    as,
    cookie,
  );
  expect(errors).toEqual([]);
  const has = (nodes: { id: string }[]) => nodes.some(({ id }) => id === work);
  return [
    has(data.newWorks.nodes),
    has(data.tag.works.nodes),
    has(data.search.works.nodes),
    data.search.workCount === 1,
  ];
};

describe('the mature gate', () => {
  const VIEWERS: [string, () => TestPerson | null, string | undefined, boolean][] = [
    ['a guest', () => null, undefined, false],
    ['a guest whose browser says yes', () => null, ADULT, true],
    ['somebody with an account', () => reader, undefined, false],
    ['somebody with an account whose browser says yes', () => reader, ADULT, true],
    ['a child whose browser says yes', () => child, ADULT, false],
    ['its creator', () => creator, undefined, true],
  ];

  it.each(VIEWERS)('shows %s the pictures only after a yes', async (_name, who, cookie, isOpen) => {
    const seen = await look(who(), cookie);
    expect(seen.work).toMatchObject({ title: '夜の話', isGated: !isOpen });
    expect(seen.illustration.isGated).toBe(!isOpen);
    expect(seen.episode.pages).toMatchObject({ totalCount: 1, viewableCount: isOpen ? 1 : 0 });
    expect(seen.episode.afterword).toBe(isOpen ? '秘密' : '');
    expect(seen.text.includes('/images/')).toBe(isOpen);
    expect(seen.illustration.firstImage.url === '/gate.svg').toBe(!isOpen);
  });

  it.each(VIEWERS.slice(0, 5))(
    'leaves mature works out of the lists of %s, or puts them in',
    async (_name, who, cookie, isOpen) => {
      expect(await lists(who(), cookie)).toEqual([isOpen, isOpen, isOpen, isOpen]);
    },
  );

  it('stands in no list that is the same for everybody, whoever asks', async () => {
    const { data } = await test.run(
      '{ hotWorks(first: 20) { id } hotNewEpisodes(first: 20) { id } hotTags(first: 20) { id } }',
      {},
      null,
      ADULT,
    );
    expect(data).toEqual({ hotWorks: [], hotNewEpisodes: [], hotTags: [] });
    const rankable = await test.services.database.query('rankable', 'SELECT id FROM rankable_works');
    expect(rankable).toEqual([]);
  });

  it('no page of it stands in for its cover, in no list and no feed', async () => {
    const { data } = await test.run(
      `mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } } }`,
      {
        w: { title: '表紙なし', rating: 'MATURE', tagTitles: ['夜', '夜更け'] },
        e: { status: 'PUBLIC', pages: [{ imageId: await test.addImage(creator) }] },
      },
      creator,
    );
    const { id } = data.createWork.work;
    const COVERS = `query C($id: ID!) { work(id: $id) { coverImage { url } }
      user(screenName: "kaede") { id site { id works(first: 9) { nodes { id coverImage { url } } } } } }`;
    const asGuest = await test.run(COVERS, { id });
    expect(asGuest.errors).toEqual([]);
    expect(JSON.stringify(asGuest.data)).not.toContain('/images/');
    expect((await test.run(COVERS, { id }, null, ADULT)).data.work.coverImage.url).toContain('/images/');
    for (const url of [`/works/${id}/feed.atom`, '/@kaede/feed.atom', '/new_works/feed.atom']) {
      const { statusCode, body } = await test.app.inject({ method: 'GET', url });
      expect([url, statusCode, body.includes('/images/'), body.includes('/gate.svg')]).toEqual([
        url,
        200,
        false,
        false,
      ]);
    }
  });

  it('a tag that stands on mature works alone is proposed and listed nowhere', async () => {
    await refreshTagDirectory(test.services.database);
    const { data, errors } = await test.run(
      `{ tagDirectory { mostUsed { tag { id } } rows { name tags { tag { id } } } } search(keyword: "夜") { tags { id } }
         tag(title: "夜") { id workCount relatedTags { id } } }`,
    );
    expect(errors).toEqual([]);
    expect(data.tagDirectory).toEqual({ mostUsed: [], rows: [] });
    expect(data.search.tags).toEqual([]);
    expect(data.tag).toMatchObject({ workCount: 0, relatedTags: [] });
  });

  it('opens for an account that wants it, on whatever device, and closes again', async () => {
    const adult = await test.signUpCreator('grown_up');
    expect(await say(adult, { showsMature: true, birthday: '1990-01-01' })).toEqual([]);
    expect((await look(adult)).work.isGated).toBe(false);
    await say(adult, { showsMature: false });
    expect((await look(adult, ADULT)).work.isGated).toBe(true);
  });

  it('a child cannot ask for it in the settings', async () => {
    expect(await say(child, { showsMature: true })).toEqual([{ path: ['showsMature'], code: 'TOO_YOUNG' }]);
  });

  it('what is done to an episode asks for the yes too', async () => {
    const comment = (cookie?: string) =>
      test.run(
        'mutation C($input: AddCommentInput!) { addComment(input: $input) { problems { code } } }',
        { input: { episodeID: episode, body: 'すてき' } },
        reader,
        cookie,
      );
    expect((await comment()).errors[0]?.extensions['code']).toBe('MATURE');
    expect((await comment(ADULT)).errors).toEqual([]);
  });

  it('a work that becomes one for all ages comes back into lists and loses its gate', async () => {
    const change = async (rating: string) => {
      const { data } = await test.run('query W($work: ID!) { work(id: $work) { revision } }', { work }, creator);
      const input = { id: work, expectedRevision: data.work.revision, work: { rating } };
      await test.run(
        'mutation U($input: UpdateWorkInput!) { updateWork(input: $input) { problems { code } } }',
        { input },
        creator,
      );
    };
    await change('ALL_AGES');
    expect(await lists(null)).toEqual([true, true, true, true]);
    expect((await look(null)).work.isGated).toBe(false);
    await change('MATURE');
    expect((await look(null)).work.isGated).toBe(true);
  });
});

describe('the button of the gate', () => {
  const press = (path: string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: `/mature${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: '',
    });

  it('leads to the page behind it, and the browser remembers', async () => {
    const answer = await press(`/works/${work}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/mature/works/${work}`]);
    expect(String(answer.headers['set-cookie'])).toMatch(/^komawari_adult=1; .*Path=\/; SameSite=Lax/);
  });

  it.each(['//evil.example/', '/search', '/my', '/works/nonsense'])('leads nowhere else: %s', async (path) => {
    const answer = await press(path);
    expect([answer.headers.location, answer.headers['set-cookie']]).toEqual(['/404', undefined]);
  });
});
