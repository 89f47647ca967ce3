import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createRankingScene,
  INSIDE,
  RANKED_AT,
  RANKED_DAY,
  type RankingScene,
} from '../../testing/createRankingScene.ts';
import { refreshRankings } from './refreshRankings.ts';
import { listStoredEntries } from './store/snapshots.ts';

let scene: RankingScene;
beforeAll(async () => {
  scene = await createRankingScene();
});
afterAll(() => scene.test.close());
beforeEach(() => scene.clear());

const refresh = (at = RANKED_AT) => refreshRankings(scene.test.services.database, { at });
const QUERY =
  'query R($period: RankingPeriod!) { ranking(period: $period) { computedAt windowStart windowEnd formula entries { rank previousRank isNew score work { id title } } } }';
type Entry = {
  rank: number;
  previousRank: number | null;
  isNew: boolean;
  score: number;
  work: { id: string; title: string };
};
async function ranking(
  period = 'DAILY',
): Promise<{ windowStart: string | null; windowEnd: string; computedAt: string; formula: string; entries: Entry[] }> {
  const { data, errors } = await scene.test.run(QUERY, { period });
  expect(errors).toEqual([]);
  return data.ranking;
}
const shown = async (period?: string) =>
  (await ranking(period)).entries.map(({ work, score }) => `${work.title} ${score}`);
describe('the formula', () => {
  it('counts ten for a bookmark, five for a like, four for a completion and one for a view, a guest three tenths', async () => {
    const work = await scene.publish('一');
    const [a, b, c] = await scene.gather(3);
    await scene.bookmark(work.id, [a!]);
    await scene.like(work.episodeId, [a!, b!]);
    await scene.visit(work.id, [a!, b!, c!]);
    await scene.sql('UPDATE work_people_days SET completed = true WHERE person_key = $1', [c]);
    await scene.visit(work.id, ['guest:1', 'guest:2'], RANKED_DAY, { isGuest: true });
    await scene.like(work.episodeId, await scene.gather(1, { isGuest: true }));
    await refresh();
    expect(await shown()).toEqual([`一 ${10 + 5 * 2.3 + 4 + 3.6}`]);
    expect((await ranking()).formula).toBe('score = 10·B + 5·L + 4·C + 1·V');
  });

  it('counts one person’s thousand likes and visits once in every window', async () => {
    const [busy, quiet] = [await scene.publish('騒'), await scene.publish('静')];
    const episodes = await scene.sql<{ id: string }>(
      `INSERT INTO episodes (id, work_id, position, status, publish_at) SELECT 'e' || lpad(n::text, 20, '0'), $1, n + 10, 'PUBLIC', '2026-11-01' FROM generate_series(1, 100) n RETURNING id`,
      [busy.id],
    );
    const [fan, ...others] = await scene.gather(3);
    await scene.sql(
      `INSERT INTO likes (episode_id, account_id, count, created_at) SELECT unnest($1::text[]), $2, 10, $3::timestamptz`,
      [episodes.map(({ id }) => id), fan, INSIDE],
    );
    for (const day of ['2026-11-18', '2026-11-19', RANKED_DAY])
      await scene.visit(busy.id, [fan!], day, { completed: true });
    await scene.like(quiet.episodeId, others);
    await scene.visit(quiet.id, others);
    await refresh();
    for (const period of ['DAILY', 'WEEKLY', 'MONTHLY', 'TOTAL'])
      expect(await shown(period)).toEqual(['静 12', '騒 10']);
  });

  it('counts nothing of the scene.author, of staff, of bots and of blocked accounts', async () => {
    const work = await scene.publish('一');
    const [reader, staff, blocked] = await scene.gather(3);
    const all = [reader!, staff!, blocked!, scene.author.actor.accountId];
    await scene.sql('UPDATE accounts SET is_staff = true WHERE id = $1', [staff]);
    await scene.sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [blocked]);
    await scene.bookmark(work.id, all);
    await scene.like(work.episodeId, all);
    await scene.visit(work.id, all, RANKED_DAY, { completed: true });
    await refresh();
    for (const period of ['DAILY', 'TOTAL']) expect(await shown(period)).toEqual(['一 20']);
  });

  it('takes an account that is blocked later out of days that are closed, and counts it again when it is back', async () => {
    const work = await scene.publish('一');
    const [reader, other] = await scene.gather(2);
    await scene.visit(work.id, [reader!, other!], '2026-11-15', { completed: true });
    await scene.like(work.episodeId, [other!]);
    await refresh();
    expect(await shown('WEEKLY')).toEqual(['一 15']);
    await scene.sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [other]);
    await refresh();
    expect(await shown('WEEKLY')).toEqual(['一 5']);
    await scene.sql('UPDATE accounts SET disabled_at = NULL WHERE id = $1', [other]);
    await refresh();
    expect(await shown('TOTAL')).toEqual(['一 15']);
  });

  it('counts what was taken back as if it had never been given', async () => {
    const work = await scene.publish('一');
    const [stays, goes] = await scene.gather(2);
    await scene.bookmark(work.id, [stays!, goes!]);
    await scene.like(work.episodeId, [stays!, goes!]);
    await scene.sql(`DELETE FROM bookmarks WHERE account_id = $1`, [goes]);
    await scene.sql(`DELETE FROM likes WHERE account_id = $1`, [goes]);
    await scene.sql(`UPDATE ended_reactions SET ended_at = '2026-11-20T05:00:00Z'`);
    await refresh();
    expect(await shown()).toEqual(['一 15']);
  });
});

describe('the windows [R9-017]', () => {
  it.each([
    ['2026-11-19T14:59:59.999Z', { DAILY: 0, WEEKLY: 1, MONTHLY: 1, TOTAL: 1 }],
    ['2026-11-19T15:00:00.000Z', { DAILY: 1, WEEKLY: 1, MONTHLY: 1, TOTAL: 1 }],
    ['2026-11-20T14:59:59.999Z', { DAILY: 1, WEEKLY: 1, MONTHLY: 1, TOTAL: 1 }],
    ['2026-11-20T15:00:00.000Z', { DAILY: 0, WEEKLY: 0, MONTHLY: 0, TOTAL: 0 }],
    ['2026-11-13T15:00:00.000Z', { DAILY: 0, WEEKLY: 1, MONTHLY: 1, TOTAL: 1 }],
    ['2026-11-13T14:59:59.999Z', { DAILY: 0, WEEKLY: 0, MONTHLY: 1, TOTAL: 1 }],
    ['2026-10-21T15:00:00.000Z', { DAILY: 0, WEEKLY: 0, MONTHLY: 1, TOTAL: 1 }],
    ['2026-10-21T14:59:59.999Z', { DAILY: 0, WEEKLY: 0, MONTHLY: 0, TOTAL: 1 }],
  ])('begin and end at midnight in Tokyo: a bookmark of %s', async (at, counts) => {
    const work = await scene.publish('一');
    await scene.bookmark(work.id, await scene.gather(1), at);
    await refresh();
    for (const [period, count] of Object.entries(counts))
      expect([period, (await shown(period)).length]).toEqual([period, count]);
  });

  it.each([
    ['2026-11-21', { DAILY: 0, WEEKLY: 0, MONTHLY: 0, TOTAL: 0 }],
    ['2026-11-20', { DAILY: 1, WEEKLY: 1, MONTHLY: 1, TOTAL: 1 }],
    ['2026-11-14', { DAILY: 0, WEEKLY: 1, MONTHLY: 1, TOTAL: 1 }],
    ['2026-11-13', { DAILY: 0, WEEKLY: 0, MONTHLY: 1, TOTAL: 1 }],
    ['2026-10-22', { DAILY: 0, WEEKLY: 0, MONTHLY: 1, TOTAL: 1 }],
    ['2026-10-21', { DAILY: 0, WEEKLY: 0, MONTHLY: 0, TOTAL: 1 }],
  ])('hold the visits of %s', async (day, counts) => {
    const work = await scene.publish('一');
    await scene.visit(work.id, await scene.gather(1), day);
    await refresh();
    for (const [period, count] of Object.entries(counts))
      expect([period, (await shown(period)).length]).toEqual([period, count]);
  });

  it('are told with the ranking, and move on at four in the morning in Tokyo', async () => {
    await refresh(new Date('2026-11-20T18:59:59Z'));
    expect((await ranking('WEEKLY')).windowEnd).toBe('2026-11-19T15:00:00.000Z');
    await refresh(new Date('2026-11-20T19:00:00Z'));
    const weekly = await ranking('WEEKLY');
    expect([weekly.windowStart, weekly.windowEnd]).toEqual(['2026-11-13T15:00:00.000Z', '2026-11-20T15:00:00.000Z']);
    expect((await ranking('TOTAL')).windowStart).toBeNull();
  });
});

describe('the order', () => {
  it('puts the work that was updated later first among equals, then goes by id', async () => {
    const [old, fresh, equal] = [
      await scene.publish('古', '2026-11-01T00:00:00Z'),
      await scene.publish('新', '2026-11-10T00:00:00Z'),
      await scene.publish('双', '2026-11-10T00:00:00Z'),
    ];
    for (const { id } of [old, fresh, equal]) await scene.bookmark(id, await scene.gather(1));
    await refresh();
    const equals = [fresh, equal].map(({ id }) => id).toSorted();
    expect((await ranking()).entries.map(({ work }) => work.id)).toEqual([...equals, old.id]);
  });

  it('leaves out works that are suspended, closed, in the trash or without a public episode', async () => {
    const closed = await scene.test.signUpCreator('closed');
    const works = {
      open: await scene.publish('開'),
      suspended: await scene.publish('停'),
      trashed: await scene.publish('棄'),
      fans: await scene.publish('愛'),
      draft: await scene.publish('稿'),
      closed: await scene.publish('閉', '2026-11-01T00:00:00Z', closed),
    };
    for (const { id } of Object.values(works)) await scene.bookmark(id, await scene.gather(1));
    await scene.sql('UPDATE works SET suspended_at = now() WHERE id = $1', [works.suspended.id]);
    await scene.sql('UPDATE works SET deleted_at = now() WHERE id = $1', [works.trashed.id]);
    await scene.sql(`UPDATE episodes SET status = 'FAN_ONLY' WHERE id = $1`, [works.fans.episodeId]);
    await scene.sql(`UPDATE episodes SET status = 'SUSPENDED' WHERE id = $1`, [works.draft.episodeId]);
    await scene.sql('UPDATE sites SET is_closed = true WHERE user_id = $1', [closed.actor.accountId]);
    await refresh();
    expect(await shown()).toEqual(['開 10']);
  });

  it('loses a work at once when it vanishes, without a hole and without anybody seeming to move', async () => {
    const works = [await scene.publish('一'), await scene.publish('二'), await scene.publish('三')];
    for (const [index, { id }] of works.entries()) {
      await scene.bookmark(id, await scene.gather(3 - index), '2026-11-19T03:00:00Z');
      await scene.bookmark(id, await scene.gather(3 - index));
    }
    await refresh(new Date('2026-11-19T19:00:00Z'));
    await refresh();
    await scene.test.run(
      'mutation D($id: ID!) { deleteWork(input: { id: $id }) { deletedWorkId } }',
      { id: works[0]!.id },
      scene.author,
    );
    const { entries } = await ranking();
    expect(entries.map(({ rank, previousRank, work }) => [rank, previousRank, work.title])).toEqual([
      [1, 1, '二'],
      [2, 2, '三'],
    ]);
    expect(await scene.takeDeclared()).toContain('rankingDaily');
  });

  it('says where a work stood the day before, and which ones are new', async () => {
    const [first, second, late] = [await scene.publish('一'), await scene.publish('二'), await scene.publish('三')];
    await scene.bookmark(first.id, await scene.gather(2), '2026-11-19T03:00:00Z');
    await scene.bookmark(second.id, await scene.gather(1), '2026-11-19T03:00:00Z');
    await refresh(new Date('2026-11-19T19:00:00Z'));
    expect((await ranking()).entries.map(({ isNew }) => isNew)).toEqual([false, false]);
    await scene.bookmark(first.id, await scene.gather(1));
    await scene.bookmark(second.id, await scene.gather(3));
    await scene.bookmark(late.id, await scene.gather(2));
    await refresh();
    expect((await ranking()).entries.map(({ previousRank, isNew, work }) => [work.title, previousRank, isNew])).toEqual(
      [
        ['二', 2, false],
        ['三', null, true],
        ['一', 1, false],
      ],
    );
  });

  it('holds a hundred works [R9-008] [R2-038] [R2-039] [R2-040] [R2-041]', async () => {
    const { id } = await scene.publish('元');
    await scene.sql(
      `INSERT INTO works (id, user_id, title, first_publish_at) SELECT 'w' || lpad(n::text, 20, '0'), user_id, n::text, first_publish_at FROM works, generate_series(1, 120) n WHERE id = $1`,
      [id],
    );
    await scene.sql(
      `INSERT INTO episodes (id, work_id, position, status, publish_at) SELECT 'e' || substr(id, 2), id, 1, 'PUBLIC', '2026-11-01' FROM works WHERE id <> $1`,
      [id],
    );
    const [reader] = await scene.gather(1);
    await scene.sql(
      'INSERT INTO bookmarks (work_id, account_id, created_at) SELECT id, $1, $2::timestamptz FROM works',
      [reader, INSIDE],
    );
    await refresh();
    for (const period of ['DAILY', 'WEEKLY', 'MONTHLY', 'TOTAL'])
      expect((await ranking(period)).entries).toHaveLength(100);
    // Those that wait behind move up.
    await scene.sql(
      `UPDATE works SET suspended_at = now() WHERE title::int <= 20 AND title <> '元'`.replace(
        'title::int <= 20 AND ',
        "id < 'w00000000000000000021' AND ",
      ),
    );
    expect((await ranking()).entries).toHaveLength(100);
  });
});

describe('a computation', () => {
  async function fillScene() {
    const works = [await scene.publish('一'), await scene.publish('二'), await scene.publish('三')];
    const readers = await scene.gather(6);
    for (const [index, { id, episodeId }] of works.entries()) {
      await scene.visit(id, readers.slice(index), RANKED_DAY, { completed: index === 1 });
      await scene.visit(id, readers.slice(0, 3), '2026-11-17');
      await scene.like(episodeId, readers.slice(index, index + 2), '2026-11-18T03:00:00Z');
    }
    await scene.bookmark(works[2]!.id, readers);
    return works;
  }
  const stored = async () => {
    const rows = await scene.sql<{ id: string }>('SELECT id FROM ranking_snapshots ORDER BY id');
    return Promise.all(rows.map(({ id }) => listStoredEntries(scene.test.services.database, id)));
  };

  it('comes to the same a second time, and has no page drawn again', async () => {
    await fillScene();
    await scene.takeDeclared();
    expect((await refresh()).changed).toHaveLength(4);
    expect(await scene.takeDeclared()).toEqual(['rankingDaily', 'rankingMonthly', 'rankingTotal', 'rankingWeekly']);
    const before = await stored();
    expect((await refresh()).changed).toEqual([]);
    expect(await stored()).toEqual(before);
    expect(await scene.takeDeclared()).toEqual([]);
  });

  it('of a past day comes to the same, whatever was read, given and taken back since', async () => {
    const works = await fillScene();
    await refresh();
    const before = await stored();
    const late = await scene.gather(9);
    await scene.visit(works[0]!.id, late);
    await scene.visit(works[0]!.id, late, '2026-11-21');
    await scene.bookmark(works[0]!.id, late, '2026-11-21T03:00:00Z');
    await scene.sql('DELETE FROM bookmarks WHERE work_id = $1', [works[2]!.id]);
    await scene.sql('DELETE FROM likes WHERE episode_id = $1', [works[1]!.episodeId]);
    await refresh(new Date('2026-11-21T19:00:00Z'));
    const again = await refreshRankings(scene.test.services.database, {
      at: new Date('2026-11-21T19:00:00Z'),
      day: RANKED_DAY,
    });
    expect(again).toEqual({ day: RANKED_DAY, changed: [] });
    expect((await stored()).slice(0, 4)).toEqual(before);
  });

  it('from scratch comes to the same as day by day', async () => {
    await fillScene();
    for (const day of ['17', '18', '19', '20']) await refresh(new Date(`2026-11-${day}T19:00:00Z`));
    expect(
      (await refreshRankings(scene.test.services.database, { at: RANKED_AT, isFromScratch: true })).changed,
    ).toEqual([]);
  });

  it('writes nothing to the works', async () => {
    await fillScene();
    const touched = () =>
      scene.sql(
        `SELECT sum(hashtextextended(w::text, 0))::text AS sum, max(xmin::text::bigint)::text AS xmin FROM works w`,
      );
    const before = await touched();
    await refresh();
    expect(await touched()).toEqual(before);
  });
});
