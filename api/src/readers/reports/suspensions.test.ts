import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setModerator } from '../comments/index.ts';
import { suspendWork } from '../../publications/works/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { decideReport, listDecisions, listOpenReports, takeDown } from './index.ts';

type Kind = 'work' | 'episode' | 'illustration';
const KINDS: readonly Kind[] = ['work', 'episode', 'illustration'];

let test: TestApp;
let author: TestPerson;
let viewers: Record<string, TestPerson | null>;
let ids: Record<Kind, string>;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  const moderator = await test.signUpCreator('judge');
  await setModerator(test.services.database, moderator.actor.accountId, { isGranted: true, operator: 'mina' });
  viewers = {
    guest: null,
    visitor: await test.visit(),
    reader: await test.signUpCreator('reader'),
    moderator,
    author,
  };
  ids = await publish();
});
afterAll(() => test.close());

async function publish(): Promise<Record<Kind, string>> {
  const work = await test.run(
    'mutation ($e: EpisodeInput) { createWork(workInput: { title: "夜明けの屋根" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { title: 'はじまり', status: 'PUBLIC', pages: [{ imageId: await test.addImage(author) }] } },
    author,
  );
  const illustration = await test.run(
    'mutation ($i: IllustrationInput!) { createIllustration(input: { illustration: $i }) { illustration { id } } }',
    { i: { title: '月', isOpen: true, images: [{ imageId: await test.addImage(author, 'ILLUSTRATION') }] } },
    author,
  );
  return {
    work: work.data.createWork.work.id,
    episode: work.data.createWork.episode.id,
    illustration: illustration.data.createIllustration.illustration.id,
  };
}

/** What the API says of a thing to somebody: the code of a refusal, or what it tells about its being taken down. */
async function told(kind: Kind, id: string, as: TestPerson | null) {
  const { data, errors } = await test.run(
    `query ($id: ID!) { ${kind}(id: $id) { suspension { suspendedAt reason } } }`,
    { id },
    as,
  );
  return errors[0]?.extensions['code'] ?? data[kind].suspension;
}

const by = (note: string) => ({ operator: 'mina', note });

describe.each(KINDS)('why the %s is taken down', (kind) => {
  it('is nothing to anybody while it is not', async () => {
    for (const viewer of Object.values(viewers)) expect(await told(kind, ids[kind], viewer)).toBeNull();
  });

  it.each([
    ['guest', 'NOT_FOUND'],
    ['visitor', 'NOT_FOUND'],
    ['reader', 'NOT_FOUND'],
    ['moderator', 'NOT_FOUND'],
    ['author', { suspendedAt: expect.any(String), reason: 'a name of somebody' }],
  ])('is for %s: %j', async (viewer, expected) => {
    const things = await publish();
    await takeDown(test.services, things[kind], by('a name of somebody'));
    expect(await told(kind, things[kind], viewers[viewer] ?? null)).toEqual(expected);
  });

  it('is the reason of the decision about a report', async () => {
    const id = (await publish())[kind];
    await test.run(
      'mutation ($id: ID!) { report(input: { id: $id, reason: SPAM }) { reportedId } }',
      { id },
      viewers.reader,
    );
    const [open] = await listOpenReports(test.services.database, 1);
    await decideReport(test.services, open?.id ?? 0, { decision: 'TAKE_DOWN', ...by('one advertisement') });
    expect(await told(kind, id, author)).toMatchObject({ reason: 'one advertisement' });
  });

  it('is mailed, too, and is no word of readers where none reported the thing', async () => {
    const id = (await publish())[kind];
    await takeDown(test.services, id, by(`a street on the ${kind}`));
    const [mail] = (await test.mails()).filter(({ text }) => text.includes(`a street on the ${kind}`));
    expect(mail).toMatchObject({ to: 'author@example.com', subject: `Your ${kind} was suspended` });
    expect(mail?.text).toContain(id);
    expect(mail?.text).not.toContain('reported');
  });

  it('is written with the deed, or nothing happens', async () => {
    const id = (await publish())[kind];
    await expect(takeDown(test.services, id, by(null as unknown as string))).rejects.toThrow('note');
    expect(await told(kind, id, null)).toBeNull();
  });

  it('is the one that was said last', async () => {
    const id = (await publish())[kind];
    for (const note of ['first', 'second']) await takeDown(test.services, id, by(note));
    expect(await told(kind, id, author)).toMatchObject({ reason: 'second' });
  });
});

it('a reason of an earlier time is not that of a later one', async () => {
  const { work } = await publish();
  await takeDown(test.services, work, by('long ago'));
  for (const isSuspended of [false, true]) await suspendWork(test.services, work, isSuspended);
  expect(await told('work', work, author)).toEqual({ suspendedAt: expect.any(String), reason: null });
});

it('what is taken down without a report stands in the trail', async () => {
  const { episode } = await publish();
  await takeDown(test.services, episode, by('a street'));
  expect((await listDecisions(test.services.database, 1))[0]).toMatchObject({
    operator: 'mina',
    decision: 'TAKE_DOWN',
    thingId: episode,
    ownerId: author.actor.accountId,
    shownText: 'はじまり',
    note: 'a street',
    reportIds: [],
  });
});

it.each(['w0123456789abcdefghij', 'x', 't0123456789abcdefghij'])('%s cannot be taken down', async (id) => {
  await expect(takeDown(test.services, id, by('no'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
