import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { canOpenReview, type LinkFacts } from './policy.ts';

let test: TestApp;
let creator: TestPerson;
let other: TestPerson;
let workId: string;

beforeAll(async () => {
  test = await createTestApp();
  creator = await test.signUpCreator('kaede');
  other = await test.signUpCreator('mio');
  const made = await test.run('mutation { createWork(workInput: { title: "色" }) { work { id } } }', {}, creator);
  workId = made.data.createWork.work.id;
});
afterAll(() => test.close());
beforeEach(() => sql('DELETE FROM throttles'));

const sql = <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  test.services.database.query<Row>('inTest', text, values);

async function mutate(name: string, input: object, selection: string, as: TestPerson | null = null) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation M($input: ${type}!) { ${name}(input: $input) { ${selection} problems { path code } } }`;
  const { data, errors } = await test.run(document, { input }, as);
  return data?.[name] ?? errors[0]?.extensions['code'];
}

const addEpisode = async (status = 'DRAFT', extra: object = {}): Promise<string> => {
  const episode = {
    title: '雨',
    status,
    pages: [{ imageId: await test.addImage(creator), altText: '', transcript: '傘は' }],
    ...extra,
  };
  return (await mutate('addEpisode', { workId, episode }, 'episode { id }', creator)).episode.id;
};

async function makeLink(episodeId: string, extra: object = {}) {
  const input = { episodeId, name: '編集さん', period: 'SEVEN_DAYS', ...extra };
  const made = await mutate('createReviewLink', input, 'address link { id openedCount }', creator);
  return { id: made.link.id as string, token: (made.address as string).split('/').at(-1) ?? '' };
}

const open = async (token: string, password?: string, as: TestPerson | null = null) =>
  mutate('openReview', { token, password }, 'key', as);

const REVIEW = `query R($token: String!, $key: String!) { review(token: $token, key: $key) { workTitle workLanguage creatorName title number
  pages { id number transcript image { url } } notes { id body answer isDone x y writerName pageId } } }`;
async function look(token: string, key: string) {
  const { data, errors } = await test.run(REVIEW, { token, key });
  return data?.review ?? errors[0]?.extensions['code'];
}

async function visit(episodeId: string) {
  const link = await makeLink(episodeId);
  const { key } = await open(link.token);
  const pageId: string = (await look(link.token, key)).pages[0].id;
  const note = { token: link.token, key, pageId, x: 0.25, y: 0.75, writerName: '編集', body: 'ここ、暗い？' };
  return { ...link, key, pageId, note };
}

const linksOf = async (episodeId: string, as: TestPerson = creator) =>
  (
    await test.run(
      'query L($id: ID!) { episode(id: $id) { reviewLinks { id name isOpen openedCount notes { id } } } }',
      { id: episodeId },
      as,
    )
  ).data?.episode?.reviewLinks;

describe('a review link', () => {
  it.each(['DRAFT', 'SCHEDULED', 'FAN_ONLY', 'PUBLIC'])(
    'shows an episode that is %s, its texts and its pages',
    async (status) => {
      const publishAt = status === 'SCHEDULED' ? new Date(Date.now() + 86_400_000).toISOString() : null;
      const episodeId = await addEpisode(status, publishAt ? { publishAt } : {});
      const { token } = await makeLink(episodeId);
      const { key } = await open(token);
      const review = await look(token, key);
      expect(review).toMatchObject({
        workTitle: '色',
        workLanguage: 'ja',
        creatorName: 'kaede 先生',
        title: '雨',
        notes: [],
      });
      expect(review.pages).toMatchObject([{ number: 1, transcript: '傘は' }]);
      const picture = await test.app.inject(review.pages[0].image.url);
      expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'no-store']);
    },
  );

  it('opens nothing else: the episode itself stays closed to whoever has it', async () => {
    const { token, key, pageId, note } = await visit(await addEpisode());
    await mutate('addReviewNote', note, 'note { id }');
    for (const id of [pageId, token, key])
      expect((await test.run('query N($id: ID!) { node(id: $id) { id } }', { id })).errors[0]?.extensions['code']).toBe(
        'NOT_FOUND',
      );
    const { image } = (await look(token, key)).pages[0];
    const unsigned = await test.app.inject(String(image.url).split('?')[0] ?? '');
    expect(unsigned.statusCode).toBe(404);
  });

  it('is kept as a hash only', async () => {
    const { token } = await makeLink(await addEpisode(), { password: '雨の日の合言葉です' });
    const rows = JSON.stringify(await sql('SELECT l.*, encode(token_hash, $1) AS hex FROM review_links l', ['escape']));
    expect(rows).not.toContain(token);
    expect(rows).not.toContain('雨の日の合言葉です');
    expect(rows).toContain('$argon2id$');
  });

  it('counts who opens it, and not its creator', async () => {
    const episodeId = await addEpisode();
    const { token } = await makeLink(episodeId);
    await open(token);
    await open(token, undefined, other);
    await open(token, undefined, creator);
    expect(await linksOf(episodeId)).toMatchObject([{ name: '編集さん', isOpen: true, openedCount: 2 }]);
  });

  it('asks for its password, and lets nobody try for long', async () => {
    const { token } = await makeLink(await addEpisode(), { password: '雨の日の合言葉です' });
    const problemOf = (code: string) => ({ key: null, problems: [{ path: ['password'], code }] });
    expect(await open(token)).toEqual(problemOf('REQUIRED'));
    expect(await open(token, '')).toEqual(problemOf('REQUIRED'));
    expect(await open(token, '雨の日の合言葉でした')).toEqual(problemOf('WRONG'));
    expect(await look(token, (await open(token, '雨の日の合言葉です')).key)).toMatchObject({ title: '雨' });
    for (let tried = 2; tried < 10; tried += 1) await open(token, 'guess after guess');
    expect(await open(token, '雨の日の合言葉です')).toBe('RATE_LIMITED');
  });

  it('counts tries at its password from all addresses of a network of IPv6 together', async () => {
    const { token } = await makeLink(await addEpisode(), { password: '雨の日の合言葉です' });
    const query = `mutation M($input: OpenReviewInput!) { openReview(input: $input) { key problems { code } } }`;
    const openFrom = async (remoteAddress: string, password: string) => {
      const payload = { query, variables: { input: { token, password } } };
      const { data, errors } = (
        await test.app.inject({ method: 'POST', url: '/graphql', payload, remoteAddress })
      ).json();
      return errors?.[0].extensions.code ?? data.openReview.problems[0]?.code ?? 'OPEN';
    };
    for (let n = 1; n <= 10; n += 1) expect(await openFrom(`2001:db8:5:5::${n}`, 'guess after guess')).toBe('WRONG');
    expect(await openFrom('2001:db8:5:5:aaaa::1', '雨の日の合言葉です')).toBe('RATE_LIMITED');
    expect(await openFrom('2001:db8:5:6::1', '雨の日の合言葉です')).toBe('OPEN');
  });

  it.each([
    ['wrong', async () => 'A'.repeat(43)],
    [
      'over',
      async (token: string) =>
        void (await sql(`UPDATE review_links SET expires_at = now() - interval '1 second' WHERE id::text = $1`, [
          token,
        ])),
    ],
    [
      'ended by its creator',
      async (id: string) => void (await mutate('revokeReviewLink', { id }, 'link { isOpen }', creator)),
    ],
    [
      'to an episode in the trash',
      async (_id: string, episodeId: string) =>
        void (await mutate('deleteEpisode', { id: episodeId }, 'deletedEpisodeId', creator)),
    ],
    [
      'to an episode that was taken down',
      async (_id: string, episodeId: string) =>
        void (await sql(`UPDATE episodes SET status = 'SUSPENDED' WHERE id = $1`, [episodeId])),
    ],
  ] as [string, (id: string, episodeId: string) => Promise<string | void>][])(
    'that is %s is not there, with all it showed',
    async (_what, end) => {
      const episodeId = await addEpisode();
      const { id, token, key, note } = await visit(episodeId);
      const { image } = (await look(token, key)).pages[0];
      const asked = (await end(id, episodeId)) ?? token;
      const never = await test.run('mutation { openReview(input: { token: "never" }) { key } }');
      const tried = await test.run('mutation O($t: String!) { openReview(input: { token: $t }) { key } }', {
        t: asked,
      });
      expect({ ...tried, errors: tried.errors.map(({ message, extensions }) => ({ message, extensions })) }).toEqual({
        ...never,
        errors: never.errors.map(({ message, extensions }) => ({ message, extensions })),
      });
      expect(await look(asked, key)).toBe('NOT_FOUND');
      expect(await mutate('addReviewNote', { ...note, token: asked }, 'note { id }')).toBe('NOT_FOUND');
      if (asked === token) expect((await test.app.inject(image.url)).statusCode).toBe(404);
    },
  );

  it('does not open with the key of another link', async () => {
    const episodeId = await addEpisode();
    const [one, two] = [await visit(episodeId), await visit(episodeId)];
    expect(await look(one.token, two.key)).toBe('NOT_FOUND');
    expect(await mutate('addReviewNote', { ...one.note, key: two.key }, 'note { id }')).toBe('NOT_FOUND');
  });

  it('is made with a name, and a password somebody can keep', async () => {
    const input = { episodeId: await addEpisode(), name: ' ', period: 'ONE_DAY', password: '12345678' };
    expect(await mutate('createReviewLink', input, 'address', creator)).toEqual({
      address: null,
      problems: [
        { path: ['name'], code: 'REQUIRED' },
        { path: ['password'], code: 'COMMON' },
      ],
    });
  });

  it('stands beside at most nineteen others', async () => {
    const episodeId = await addEpisode();
    for (let made = 0; made < 20; made += 1) await makeLink(episodeId);
    const input = { episodeId, name: 'x', period: 'ONE_DAY' };
    expect((await mutate('createReviewLink', input, 'address', creator)).problems).toEqual([
      { path: ['name'], code: 'TOO_MANY' },
    ]);
  });
});

describe('a note', () => {
  it('is read by those with its link and by the creator, who answers it and marks it as done', async () => {
    const episodeId = await addEpisode();
    const { token, key, note, pageId } = await visit(episodeId);
    const { id } = (await mutate('addReviewNote', note, 'note { id }')).note;
    expect((await mutate('answerReviewNote', { id, answer: '直します' }, 'note { answer }', creator)).note.answer).toBe(
      '直します',
    );
    await mutate('finishReviewNote', { id, isDone: true }, 'note { id }', creator);
    expect((await look(token, key)).notes).toEqual([
      { id, pageId, x: 0.25, y: 0.75, writerName: '編集', body: 'ここ、暗い？', answer: '直します', isDone: true },
    ]);
    const elsewhere = await visit(episodeId);
    expect((await look(elsewhere.token, elsewhere.key)).notes).toEqual([]);
    expect((await linksOf(episodeId)).map((link: { notes: unknown[] }) => link.notes.length)).toEqual([0, 1]);
    await mutate('deleteReviewNote', { id }, 'deletedNoteId', creator);
    expect((await look(token, key)).notes).toEqual([]);
  });

  it('is one notification a day for the creator, however many there are', async () => {
    const episodeId = await addEpisode();
    const { note } = await visit(episodeId);
    for (const body of ['一', '二', '三']) await mutate('addReviewNote', { ...note, body }, 'note { id }');
    await mutate('addReviewNote', note, 'note { id }', creator);
    const { data } = await test.run(
      '{ viewer { ... on RegisteredViewer { notifications(first: 100) { nodes { type actorCount entity { ... on Episode { id } } } } } } }',
      {},
      creator,
    );
    const told = data.viewer.notifications.nodes.filter(
      (one: { entity: { id: string } }) => one.entity.id === episodeId,
    );
    expect(told).toEqual([{ type: 'REVIEW_NOTED', actorCount: 0, entity: { id: episodeId } }]);
  });

  it('outlives its page', async () => {
    const episodeId = await addEpisode();
    const { token, key, note } = await visit(episodeId);
    await mutate('addReviewNote', note, 'note { id }');
    const input = {
      id: episodeId,
      expectedRevision: 1,
      episode: { pages: [{ imageId: await test.addImage(creator) }] },
    };
    await mutate('updateEpisode', input, 'episode { id }', creator);
    expect((await look(token, key)).notes).toMatchObject([{ body: note.body, pageId: null }]);
  });

  it('is taken back by who wrote it, until it is answered', async () => {
    const { token, key, note } = await visit(await addEpisode());
    const write = async () => (await mutate('addReviewNote', note, 'note { id }')).note.id as string;
    const [first, second] = [await write(), await write()];
    const another = (await open(token)).key;
    const withdraw = (id: string, as = key) => mutate('withdrawReviewNote', { token, key: as, id }, 'deletedNoteId');
    expect(await withdraw(first, another)).toBe('NOT_FOUND');
    expect((await withdraw(first)).deletedNoteId).toBe(first);
    await mutate('answerReviewNote', { id: second, answer: '直します' }, 'note { id }', creator);
    expect(await withdraw(second)).toBe('NOT_FOUND');
  });

  it.each([
    ['x', { x: 1.01 }, 'OUT_OF_RANGE'],
    ['y', { y: -0.01 }, 'OUT_OF_RANGE'],
    ['writerName', { writerName: ' ' }, 'REQUIRED'],
    ['body', { body: '' }, 'REQUIRED'],
    ['body', { body: 'x'.repeat(1001) }, 'TOO_LONG'],
  ])('with a wrong %s is not written', async (field, change, code) => {
    const { note } = await visit(await addEpisode());
    expect((await mutate('addReviewNote', { ...note, ...change }, 'note { id }')).problems).toEqual([
      { path: [field], code },
    ]);
  });

  it('lies on a page of its own episode', async () => {
    const [here, elsewhere] = [await visit(await addEpisode()), await visit(await addEpisode())];
    expect(await mutate('addReviewNote', { ...here.note, pageId: elsewhere.pageId }, 'note { id }')).toBe('NOT_FOUND');
  });
});

describe('whether a link opens', () => {
  const fine: LinkFacts = {
    expiresAt: new Date(Date.now() + 86_400_000),
    isRevoked: false,
    isInTrash: false,
    isTakenDown: false,
    isCreatorAway: false,
  };
  const CASES: [string, Partial<LinkFacts>, string][] = [
    ['nothing stands in the way', {}, 'SELECT 1'],
    [
      'its time is over',
      { expiresAt: new Date(0) },
      `UPDATE review_links SET expires_at = now() - interval '1 second' WHERE id = $1`,
    ],
    ['it was ended', { isRevoked: true }, 'UPDATE review_links SET revoked_at = now() WHERE id = $1'],
    [
      'the episode is in the trash',
      { isInTrash: true },
      'UPDATE episodes e SET deleted_at = now() FROM review_links l WHERE l.id = $1 AND e.id = l.episode_id',
    ],
    [
      'the work is in the trash',
      { isInTrash: true },
      'UPDATE works w SET deleted_at = now() FROM review_links l JOIN episodes e ON e.id = l.episode_id WHERE l.id = $1 AND w.id = e.work_id',
    ],
    [
      'the episode was taken down',
      { isTakenDown: true },
      `UPDATE episodes e SET status = 'SUSPENDED' FROM review_links l WHERE l.id = $1 AND e.id = l.episode_id`,
    ],
    [
      'the work was taken down',
      { isTakenDown: true },
      'UPDATE works w SET suspended_at = now() FROM review_links l JOIN episodes e ON e.id = l.episode_id WHERE l.id = $1 AND w.id = e.work_id',
    ],
    [
      'the creator is away',
      { isCreatorAway: true },
      'UPDATE accounts a SET disabled_at = now() FROM review_links l JOIN episodes e ON e.id = l.episode_id JOIN works w ON w.id = e.work_id WHERE l.id = $1 AND a.id = w.user_id',
    ],
  ];
  it.each(CASES)('when %s: the policy and its counterpart for pictures agree', async (_what, facts, statement) => {
    const opens = canOpenReview({ ...fine, ...facts }, new Date());
    const { id, token, key } = await visit(await addEpisode());
    const seen = await test.services.database
      .transact(async (tx) => {
        await tx.query('end', statement.includes('$1') ? statement : 'SELECT $1::uuid', [id]);
        const pictures = await tx.query('pictures', 'SELECT 1 FROM review_images WHERE link_id = $1', [id]);
        throw Object.assign(new Error('undone'), { pictures: pictures.length });
      })
      .catch((error: { pictures: number }) => error.pictures > 0);
    expect([opens, seen]).toEqual([Object.keys(facts).length === 0, opens]);
    expect(await look(token, key)).toMatchObject({ title: '雨' });
  });
});
