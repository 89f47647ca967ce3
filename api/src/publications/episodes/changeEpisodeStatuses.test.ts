import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addContest, enterWork, updateContest } from '../../discovery/editorial/index.ts';
import { createStatusScene, STATUSES, type Status, type StatusScene } from '../../testing/createStatusScene.ts';

const CHANGE = `mutation ($input: ChangeEpisodeStatusesInput!) { changeEpisodeStatuses(input: $input) {
  answers { id isChanged reason { path code message } episode { id status } } problems { path code } } }`;

interface Answer {
  id: string;
  isChanged: boolean;
  reason: { code: string; message: string } | null;
  episode: { id: string; status: string } | null;
}

let scene: StatusScene;
beforeAll(async () => {
  scene = await createStatusScene();
});
afterAll(() => scene.test.close());

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const change = (input: { workId: string; ids: string[]; change: string; publishAt?: string }, as = scene.creator) =>
  scene.test.run(CHANGE, { input }, as);
const answersOf = async (input: Parameters<typeof change>[0]) => {
  const { data, errors } = await change(input);
  expect([errors, data.changeEpisodeStatuses.problems]).toEqual([[], []]);
  return data.changeEpisodeStatuses.answers as Answer[];
};
/** Keys declared after a row of the outbox, and by how many transactions. */
async function declaredSince(id: string) {
  const rows = await scene.test.services.database.query<{ key: string; xid: string }>(
    'readDeclared',
    'SELECT key, xid::text FROM content_changes WHERE id > $1',
    [id],
  );
  return { keys: rows.map((row) => row.key), transactions: new Set(rows.map((row) => row.xid)).size };
}
const lastDeclared = async () =>
  (
    await scene.test.services.database.query<{ id: string }>(
      'readLast',
      'SELECT coalesce(max(id), 0) AS id FROM content_changes',
    )
  )[0]?.id ?? '0';

/** What a change does to an episode of each status: the status it has then, or why it stays (decisions 4.1). */
const TABLE: Record<string, Record<Status, string>> = {
  PUBLIC: {
    DRAFT: 'PUBLIC',
    SCHEDULED: 'PUBLIC',
    FAN_ONLY: 'PUBLIC',
    PUBLIC: 'ALREADY',
    SUSPENDED: 'STATUS_NOT_ALLOWED',
  },
  FAN_ONLY: {
    DRAFT: 'FAN_ONLY',
    SCHEDULED: 'FAN_ONLY',
    FAN_ONLY: 'ALREADY',
    PUBLIC: 'FAN_ONLY',
    SUSPENDED: 'STATUS_NOT_ALLOWED',
  },
  DRAFT: {
    DRAFT: 'ALREADY',
    SCHEDULED: 'DRAFT',
    FAN_ONLY: 'DRAFT',
    PUBLIC: 'DRAFT',
    SUSPENDED: 'STATUS_NOT_ALLOWED',
  },
  SCHEDULED: {
    DRAFT: 'SCHEDULED',
    SCHEDULED: 'SCHEDULED',
    FAN_ONLY: 'STATUS_NOT_ALLOWED',
    PUBLIC: 'STATUS_NOT_ALLOWED',
    SUSPENDED: 'STATUS_NOT_ALLOWED',
  },
};

describe('several episodes get one status', () => {
  it.each(Object.keys(TABLE))(
    '%s: each is answered alone, and one that cannot does not keep the others',
    async (to) => {
      const { workId, ids } = await scene.createWork();
      const before = await scene.kept(Object.values(ids));
      const since = await lastDeclared();
      const asked = STATUSES.map((status) => ids[status]);
      const answers = await answersOf({ workId, ids: asked, change: to, publishAt: inAnHour() });
      expect(answers.map((answer) => answer.id)).toEqual(asked);
      const became = answers.map(({ isChanged, reason, episode }) => (isChanged ? episode?.status : reason?.code));
      expect(became).toEqual(STATUSES.map((status) => TABLE[to]?.[status]));
      const after = await scene.kept(asked);
      for (const { id, isChanged } of answers) {
        const { status, publishAt, ...left } = before[id] ?? expect.fail();
        expect(after[id]).toMatchObject(left);
        if (isChanged) expect(after[id]?.status).toBe(to);
        else expect(after[id]).toMatchObject({ status, publishAt });
      }
      // No reader ever saw a draft or a plan.
      expect((await declaredSince(since)).transactions).toBe(to === 'SCHEDULED' ? 0 : 1);
    },
  );

  it('readers see all of it or nothing, with every page that shows it', async () => {
    const { workId, ids } = await scene.createWork();
    const drafts = [ids.DRAFT, ids.SCHEDULED];
    const since = await lastDeclared();
    await answersOf({ workId, ids: drafts, change: 'PUBLIC' });
    const { keys, transactions } = await declaredSince(since);
    expect(transactions).toBe(1);
    expect(keys).toEqual(
      expect.arrayContaining([
        `Work:${workId}/episodes`,
        `User:${scene.creator.actor.accountId}/timeline`,
        'hotNewEpisodes',
        `Episode:${ids.DRAFT}`,
        `Episode:${ids.SCHEDULED}`,
        // The one after the last of them has a new predecessor, and every later one a new number.
        `Episode:${ids.FAN_ONLY}/neighbours`,
        `Episode:${ids.PUBLIC}`,
      ]),
    );
    expect(keys).not.toContain(`Episode:${ids.SUSPENDED}`);
  });

  it('an episode that became public keeps the day it first came out', async () => {
    const { workId, ids } = await scene.createWork();
    const before = await scene.kept([ids.FAN_ONLY]);
    await answersOf({ workId, ids: [ids.FAN_ONLY], change: 'PUBLIC' });
    expect((await scene.kept([ids.FAN_ONLY]))[ids.FAN_ONLY]?.publishAt).toEqual(before[ids.FAN_ONLY]?.publishAt);
  });

  it('one that was withdrawn a moment ago comes back with its day, one withdrawn long ago comes out anew', async () => {
    const { workId, ids } = await scene.createWork();
    const id = ids.PUBLIC;
    const day = new Date('2026-01-05T00:00:00Z');
    const { database } = scene.test.services;
    const write = (name: string, sql: string) => database.query(name, sql, [id]);
    const publishAt = async () => (await scene.kept([id]))[id]?.publishAt;
    await write('writeDay', `UPDATE episodes SET publish_at = '${day.toISOString()}' WHERE id = $1`);
    for (const to of ['DRAFT', 'PUBLIC']) await answersOf({ workId, ids: [id], change: to });
    expect(await publishAt()).toEqual(day);
    await answersOf({ workId, ids: [id], change: 'DRAFT' });
    expect(await publishAt()).toBeNull();
    await write('letTimePass', `UPDATE episodes SET withdrawn_at = withdrawn_at - interval '11 minutes' WHERE id = $1`);
    await answersOf({ workId, ids: [id], change: 'PUBLIC' });
    expect(Number(await publishAt())).toBeGreaterThan(day.getTime() + 86_400_000);
  });

  it('one without pages says so, and one that is not there any more too', async () => {
    const { workId, ids } = await scene.createWork();
    const { ids: others } = await scene.createWork();
    const { data } = await scene.test.run(
      'mutation ($id: ID!) { addEpisode(input: { workId: $id, episode: {} }) { episode { id } } }',
      { id: workId },
      scene.creator,
    );
    const empty = data.addEpisode.episode.id as string;
    const answers = await answersOf({ workId, ids: [empty, others.DRAFT, 'e0', ids.DRAFT], change: 'PUBLIC' });
    expect(answers.map((answer) => answer.reason?.code ?? 'changed')).toEqual([
      'NO_PAGES',
      'NOT_FOUND',
      'NOT_FOUND',
      'changed',
    ]);
    expect(answers[1]?.episode).toBeNull();
  });

  it.each([
    [undefined, 'REQUIRED'],
    ['2020-01-01T00:00:00.000Z', 'IN_THE_PAST'],
    [new Date(Date.now() + 400 * 86_400_000).toISOString(), 'TOO_FAR'],
  ])('planned for %s they stay: %s', async (publishAt, code) => {
    const { workId, ids } = await scene.createWork();
    const [answer] = await answersOf({
      workId,
      ids: [ids.DRAFT],
      change: 'SCHEDULED',
      ...(publishAt ? { publishAt } : {}),
    });
    expect(answer?.reason?.code).toBe(code);
  });

  it('takes 100 at once and no more, and nobody else may', async () => {
    const { workId, ids } = await scene.createWork();
    const many = Array.from({ length: 101 }, (_, number) => `e${number}`);
    const { data } = await change({ workId, ids: many, change: 'DRAFT' });
    expect(data.changeEpisodeStatuses).toMatchObject({ answers: null, problems: [{ code: 'TOO_MANY' }] });
    const foreign = await change({ workId, ids: [ids.PUBLIC], change: 'DRAFT' }, scene.reader);
    expect(foreign.errors[0]?.extensions['code']).toBe('NOT_FOUND');
    expect((await scene.kept([ids.PUBLIC]))[ids.PUBLIC]?.status).toBe('PUBLIC');
  });

  it('two requests at once end as one after the other', async () => {
    const { workId, ids } = await scene.createWork();
    const all = Object.values(ids);
    const [first, second] = await Promise.all([
      answersOf({ workId, ids: all, change: 'DRAFT' }),
      answersOf({ workId, ids: all.toReversed(), change: 'FAN_ONLY' }),
    ]);
    expect(first).toHaveLength(5);
    expect(second).toHaveLength(5);
    const statuses = new Set(
      Object.values(await scene.kept(all.filter((id) => id !== ids.SUSPENDED))).map((kept) => kept.status),
    );
    expect(statuses.size).toBe(1);
  });
});

describe('several episodes and the trash', () => {
  it('every status goes there and comes back as it was, with all readers left', async () => {
    const { workId, ids } = await scene.createWork();
    const all = Object.values(ids);
    const before = await scene.kept(all);
    const gone = await answersOf({ workId, ids: all, change: 'TRASH' });
    expect(gone).toEqual(all.map((id) => ({ id, isChanged: true, reason: null, episode: null })));
    const { errors } = await scene.test.run('query ($id: ID!) { work(id: $id) { id } }', { id: workId });
    expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
    expect((await answersOf({ workId, ids: all, change: 'PUBLIC' })).map((answer) => answer.reason?.code)).toEqual(
      all.map(() => 'NOT_FOUND'),
    );
    const back = await answersOf({ workId, ids: all, change: 'RESTORE' });
    expect(back.map((answer) => answer.isChanged)).toEqual(all.map(() => true));
    expect(await scene.kept(all)).toEqual(before);
    expect((await answersOf({ workId, ids: all, change: 'RESTORE' })).map((answer) => answer.reason?.code)).toEqual(
      all.map(() => 'ALREADY'),
    );
  });
});

describe('while a contest runs', () => {
  it('nothing becomes fan-only; while it is judged nothing that is out is taken back or thrown away', async () => {
    const { workId, ids } = await scene.createWork();
    const at = (days: number): Date => new Date(Date.now() + days * 86_400_000);
    await addContest(scene.test.services, {
      identifier: 'bulk',
      title: '賞',
      description: '',
      tagTitle: '賞',
      prizes: [],
      opensAt: at(-9),
      closesAt: at(1),
      resultsAt: null,
    });
    expect((await enterWork(scene.test.services, 'bulk', workId)).ok).toBe(true);
    const codes = async (to: string) =>
      (await answersOf({ workId, ids: [ids.DRAFT, ids.PUBLIC], change: to })).map((answer) => answer.reason?.code);
    expect(await codes('FAN_ONLY')).toEqual(['IN_A_CONTEST', 'IN_A_CONTEST']);
    await updateContest(scene.test.services, 'bulk', { closesAt: at(-1) });
    expect(await codes('DRAFT')).toEqual(['ALREADY', 'IN_A_CONTEST']);
    expect(await codes('TRASH')).toEqual([undefined, 'IN_A_CONTEST']);
  });
});
