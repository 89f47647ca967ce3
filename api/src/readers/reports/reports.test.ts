import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { decideReport, listDecisions, listOpenReports, type Decision } from './index.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let visitor: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
  visitor = await test.visit();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['blocks', 'throttles', 'reports'])
    await test.services.database.query(`forget_${table}`, `DELETE FROM ${table}`);
});

async function publish(as: TestPerson = author): Promise<Record<'Work' | 'Episode' | 'DaredemoComment', string>> {
  const { data } = await test.run(
    'mutation W($e: EpisodeInput) { createWork(workInput: { title: "夜明けの屋根" }, episodeInput: $e) { work { id } episode { id } } }',
    { e: { title: 'はじまり', status: 'PUBLIC', pages: [{ imageId: await test.addImage(as) }] } },
    as,
  );
  const { work, episode } = data.createWork;
  const written = await test.run(
    'mutation C($id: ID!) { addComment(input: { episodeID: $id, body: "住所は東京都" }) { comment { id } } }',
    { id: episode.id },
    as,
  );
  return { Work: work.id, Episode: episode.id, DaredemoComment: written.data.addComment.comment.id };
}
async function draw(): Promise<string> {
  const illustration = {
    title: '月',
    isOpen: true,
    images: [{ imageId: await test.addImage(author, 'ILLUSTRATION') }],
  };
  const { data } = await test.run(
    'mutation I($i: IllustrationInput!) { createIllustration(input: { illustration: $i }) { illustration { id } } }',
    { i: illustration },
    author,
  );
  return data.createIllustration.illustration.id;
}

async function report(id: string, as: TestPerson | null = reader, reason = 'SPAM', note?: string): Promise<string> {
  const { data, errors } = await test.run(
    'mutation R($input: ReportInput!) { report(input: $input) { reportedId problems { code } } }',
    { input: { id, reason, note } },
    as,
  );
  return String(errors[0]?.extensions['code'] ?? data.report.problems[0]?.code ?? 'OK');
}
const open = () => listOpenReports(test.services.database, 50);
const decide = async (decision: Decision, note = 'why') => {
  const [first] = await open();
  return decideReport(test.services, first?.id ?? 0, { decision, operator: 'mina', note });
};

describe('reporting', () => {
  it('takes a comment, a work, an episode, an illustration and a person, with what could be read then', async () => {
    const things = { ...(await publish()), Illustration: await draw(), User: author.actor.accountId };
    for (const id of Object.values(things)) expect(await report(id)).toBe('OK');
    const texts = Object.fromEntries((await open()).map(({ thingId, shownText }) => [thingId, shownText]));
    expect(texts).toEqual({
      [things.Work]: '夜明けの屋根\n',
      [things.Episode]: '夜明けの屋根 はじまり',
      [things.Illustration]: '月',
      [things.User]: 'author 先生 @author\n',
      [things.DaredemoComment]: '住所は東京都',
    });
  });

  it('one open report for each person and thing: again changes it, others add to it', async () => {
    const { Work } = await publish();
    expect(await report(Work, reader, 'SPAM')).toBe('OK');
    expect(await report(Work, reader, 'COPYRIGHT', 'p. 3')).toBe('OK');
    expect(await report(Work, visitor, 'VIOLENCE')).toBe('OK');
    expect(await open()).toMatchObject([
      { thingId: Work, count: 2, reasons: ['COPYRIGHT', 'VIOLENCE'], notes: ['p. 3'] },
    ]);
  });

  it.each([
    ['without an account', async () => report((await publish()).Work, null), 'UNAUTHENTICATED'],
    ['of one’s own', async () => report((await publish()).Work, author), 'FORBIDDEN'],
    ['of what is not there', () => report(`w${'0'.repeat(20)}`), 'NOT_FOUND'],
    ['of a tag', () => report(`t${'0'.repeat(20)}`), 'NOT_FOUND'],
    ['of no id at all', () => report('x'), 'NOT_FOUND'],
    ['of something else without a word', async () => report((await publish()).Work, reader, 'OTHER'), 'REQUIRED'],
    ['with a novel', async () => report((await publish()).Work, reader, 'SPAM', 'x'.repeat(1001)), 'TOO_LONG'],
  ])('%s is refused', async (_how, ask, verdict) => {
    expect(await ask()).toBe(verdict);
    expect(await open()).toEqual([]);
  });

  it('is open to a blocked person and about one: a block never shields anybody', async () => {
    const { Work } = await publish();
    await test.services.database.query('insertBlock', 'INSERT INTO blocks VALUES ($1, $2), ($2, $1)', [
      author.actor.accountId,
      reader.actor.accountId,
    ]);
    expect(await report(Work)).toBe('OK');
    expect(await report(author.actor.accountId)).toBe('OK');
  });

  it('is possible ten times an hour', async () => {
    const { Work } = await publish();
    for (let count = 0; count < 10; count += 1) expect(await report(Work)).toBe('OK');
    expect(await report(Work)).toBe('RATE_LIMITED');
  });
});

describe('deciding', () => {
  const isThere = async (kind: string, id: string): Promise<boolean> =>
    (await test.run(`query ($id: ID!) { ${kind}(id: $id) { id } }`, { id })).data !== null;

  it.each(['DISMISS', 'WARN'] as const)('%s leaves the thing and ends every report about it', async (decision) => {
    const { Work } = await publish();
    await report(Work);
    await report(Work, visitor);
    await decide(decision);
    expect(await open()).toEqual([]);
    expect(await isThere('work', Work)).toBe(true);
    expect(await report(Work)).toBe('OK');
  });

  it.each([
    ['work', async () => (await publish()).Work],
    ['episode', async () => (await publish()).Episode],
    ['illustration', draw],
  ])('takes a reported %s down', async (kind, make) => {
    const id = await make();
    await report(id);
    await decide('TAKE_DOWN');
    expect(await isThere(kind, id)).toBe(false);
  });

  it('takes a reported comment down, and out of the count', async () => {
    const { Episode, DaredemoComment } = await publish();
    await report(DaredemoComment);
    await decide('TAKE_DOWN');
    const { data } = await test.run(
      'query ($id: ID!) { episode(id: $id) { statistic { commentCount } daredemoComments { totalCount } } }',
      { id: Episode },
    );
    expect(data.episode).toEqual({ statistic: { commentCount: 0 }, daredemoComments: { totalCount: 0 } });
  });

  it('takes a reported person down with everything they published', async () => {
    const bad = await test.signUpCreator('bad');
    const { Work } = await publish(bad);
    await report(bad.actor.accountId);
    await decide('TAKE_DOWN');
    expect(await isThere('work', Work)).toBe(false);
  });

  it('tells whoever made the thing by mail, with the reason and without who reported; a dismissed report nobody', async () => {
    const mails = async () =>
      (await test.mails()).filter(({ to, text }) => to === 'author@example.com' && text.includes('住所は東京都'));
    const before = (await mails()).length;
    for (const decision of ['DISMISS', 'WARN', 'TAKE_DOWN'] as const) {
      const { DaredemoComment } = await publish();
      await report(DaredemoComment, reader, 'PERSONAL_INFORMATION', 'my street');
      await decide(decision, 'an address of somebody else');
    }
    const sent = (await mails()).slice(0, (await mails()).length - before);
    expect(sent.map(({ subject }) => subject)).toEqual(['Your comment was removed', 'A warning about your comment']);
    for (const { text } of sent) {
      expect(text).toContain('an address of somebody else');
      expect(text).not.toMatch(/reader|my street/);
    }
  });

  it.each([
    ['a profile', async () => (await test.signUpCreator('warned')).actor.accountId, 'A warning about your profile'],
    ['an account', async () => (await test.signUpCreator('closed')).actor.accountId, 'Your account was suspended'],
  ])('a mail about %s says what it costs', async (_what, make, subject) => {
    const id = await make();
    await report(id);
    await decide(subject.startsWith('A') ? 'WARN' : 'TAKE_DOWN', `${subject}, why`);
    const [mail] = (await test.mails()).filter(({ text }) => text.includes(`${subject}, why`));
    expect(mail?.subject).toBe(subject);
  });

  it('a warning is told by a notification with its reason, to whoever is warned alone', async () => {
    const warned = await test.signUpCreator('careless');
    const illustration = await draw();
    const { Work, Episode } = await publish();
    const told = async (who: TestPerson) => {
      const { data, errors } = await test.run(
        '{ viewer { ... on RegisteredViewer { notifications { nodes { moderation reason entity { __typename } } } } } }',
        {},
        who,
      );
      expect(errors).toEqual([]);
      return data.viewer.notifications.nodes.filter((node: { moderation: string }) => node.moderation === 'WARNED');
    };
    for (const [id, note] of [
      [warned.actor.accountId, 'a name in the profile'],
      [warned.actor.accountId, 'still a name'],
      [Work, 'a word in the title'],
      [Episode, 'a street'],
      [illustration, 'a face'],
    ] as const) {
      await report(id);
      await decide('WARN', note);
    }
    expect(await told(warned)).toEqual([
      { moderation: 'WARNED', reason: 'still a name', entity: { __typename: 'User' } },
      { moderation: 'WARNED', reason: 'a name in the profile', entity: { __typename: 'User' } },
    ]);
    expect((await told(author)).slice(0, 3)).toEqual([
      { moderation: 'WARNED', reason: 'a face', entity: { __typename: 'Illustration' } },
      { moderation: 'WARNED', reason: 'a street', entity: { __typename: 'Episode' } },
      { moderation: 'WARNED', reason: 'a word in the title', entity: { __typename: 'Work' } },
    ]);
    expect(await told(reader)).toEqual([]);
  });

  it('leads whoever made the thing to where they find it, whether it stays or was taken down', async () => {
    const leadsTo = async (id: string, decision: 'WARN' | 'TAKE_DOWN') => {
      await report(id);
      await decide(decision, 'the way');
      const [latest] = (await test.mails()).filter(({ text }) => text.includes('the way'));
      return /https?:\S+\/(?:workspace|my)\/\S+/.exec(latest?.text ?? '')?.[0].replace(/^https?:\/\/[^/]+/, '');
    };
    const { Work, Episode, DaredemoComment } = await publish();
    expect(await leadsTo(DaredemoComment, 'TAKE_DOWN')).toBeUndefined();
    expect(await leadsTo(Work, 'WARN')).toBe(`/workspace/manga/${Work}`);
    const illustration = await draw();
    const someone = await test.signUpCreator('someone');
    for (const decision of ['WARN', 'TAKE_DOWN'] as const) {
      expect(await leadsTo(Episode, decision)).toBe(`/workspace/manga/${Work}/episodes/${Episode}/edit`);
      expect(await leadsTo(illustration, decision)).toBe(`/workspace/illustrations/${illustration}`);
    }
    expect(await leadsTo(someone.actor.accountId, 'WARN')).toBe('/my/settings/profile');
  });

  it('leaves a trail of who decided what and why, which nobody can change', async () => {
    const { Work } = await publish();
    await report(Work, reader, 'COPYRIGHT', 'from p. 3 on');
    await decide('WARN', 'drawn after another one');
    expect((await listDecisions(test.services.database, 1))[0]).toMatchObject({
      operator: 'mina',
      decision: 'WARN',
      thingId: Work,
      ownerId: author.actor.accountId,
      shownText: '夜明けの屋根\n',
      note: 'drawn after another one',
    });
    for (const sql of ["UPDATE moderation_log SET operator = 'x'", 'DELETE FROM moderation_log'])
      await expect(test.services.database.query('tamper', sql)).rejects.toThrow('never changed');
  });

  it('of two operators at once one decides', async () => {
    await report((await publish()).Work);
    const settled = await Promise.allSettled([decide('WARN'), decide('WARN')]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
