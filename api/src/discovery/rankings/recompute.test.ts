import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomInt } from 'node:crypto';
import { createRankingScene, type RankingScene } from '../../testing/createRankingScene.ts';
import { addDays, PERIOD_DAYS, PERIODS, type RankingPeriod } from './periods.ts';
import { refreshRankings } from './refreshRankings.ts';
import { rankWorks } from './store/scoreWorks.ts';

let scene: RankingScene;
beforeAll(async () => {
  scene = await createRankingScene();
});
afterAll(() => scene.test.close());

type Row = { workId: string; person: string; tenths: number; isAuthor: boolean; day: string };

/** The formula once more, in the plainest words there are: who was there on which days, counted one by one. */
async function countByHand(day: string): Promise<Record<string, string[]>> {
  const given = (table: 'bookmarks' | 'likes') =>
    scene.sql<Row>(
      `SELECT w.id AS "workId", g.account_id AS person, w.user_id = g.account_id AS "isAuthor", (g.created_at AT TIME ZONE 'Asia/Tokyo')::date::text AS day,
         CASE WHEN EXISTS (SELECT FROM users u WHERE u.id = g.account_id) THEN 10 ELSE 3 END AS tenths
       FROM ${table === 'bookmarks' ? 'bookmarks g' : 'likes g JOIN episodes e ON e.id = g.episode_id'}
       JOIN works w ON w.id = ${table === 'bookmarks' ? 'g.work_id' : 'e.work_id'} JOIN accounts a ON a.id = g.account_id
       WHERE a.disabled_at IS NULL AND NOT a.is_staff`,
    );
  const seen = (column: 'viewed' | 'completed') =>
    scene.sql<Row>(
      `SELECT d.work_id AS "workId", d.person_key AS person, w.user_id = d.person_key AS "isAuthor", d.day::text AS day, CASE WHEN d.is_guest THEN 3 ELSE 10 END AS tenths
       FROM work_people_days d JOIN works w ON w.id = d.work_id LEFT JOIN accounts a ON a.id = d.person_key
       WHERE d.${column} AND a.disabled_at IS NULL AND a.is_staff IS NOT TRUE`,
    );
  const signals: [number, Row[]][] = [
    [10, await given('bookmarks')],
    [5, await given('likes')],
    [4, await seen('completed')],
    [1, await seen('viewed')],
  ];
  const updates = await scene.sql<{ id: string; at: Date }>(
    'SELECT work_id AS id, max(publish_at) AS at FROM episodes GROUP BY work_id',
  );
  const updatedAt = new Map(updates.map(({ id, at }) => [id, at.getTime()]));
  const order = (period: RankingPeriod) => {
    const days = PERIOD_DAYS[period];
    const from = days === null ? '' : addDays(day, 1 - days);
    const scores = new Map<string, number>();
    for (const [weight, rows] of signals) {
      const counted = new Set<string>();
      for (const { workId, person, tenths, isAuthor, day: at } of rows) {
        if (isAuthor || at < from || at > day || counted.has(`${workId} ${person}`)) continue;
        counted.add(`${workId} ${person}`);
        scores.set(workId, (scores.get(workId) ?? 0) + weight * tenths);
      }
    }
    return [...scores]
      .toSorted(([a, x], [b, y]) => y - x || updatedAt.get(b)! - updatedAt.get(a)! || (a < b ? -1 : 1))
      .map(([id, score]) => `${id} ${score}`);
  };
  return Object.fromEntries(PERIODS.map((period) => [period, order(period)]));
}

const kept = async (day: string, candidates?: number) => {
  const rows = await rankWorks(scene.test.services.database, day, candidates);
  return Object.fromEntries(
    PERIODS.map((period) => [
      period,
      rows.filter((row) => row.period === period).map(({ workId, score }) => `${workId} ${score}`),
    ]),
  );
};

const FIRST = '2026-09-20';
const at = (day: string) => new Date(`${addDays(day, 1)}T04:00:00+09:00`);

it('what is added up day by day over two months is what counting everything by hand comes to, day after day', async () => {
  const works = [];
  for (let n = 0; n < 6; n++) works.push(await scene.publish(`作${n}`, `2026-09-0${1 + (n % 3)}T00:00:00Z`));
  const people = [...(await scene.gather(7)), scene.author.actor.accountId];
  const guests = await scene.gather(3, { isGuest: true });
  const chance = (share: number) => randomInt(1000) < share * 1000;
  const some = (from: string[], share: number) => from.filter(() => chance(share));
  let comparisons = 0;
  for (let n = 0; n < 62; n++) {
    const day = addDays(FIRST, n);
    for (const { id, episodeId } of works) {
      const there = some(people, 0.15);
      const isFinished = chance(0.5);
      await scene.visit(id, there, day, { completed: isFinished });
      await scene.visit(id, [`guest:${day}:1`, `guest:${day}:2`].slice(randomInt(3)), day, {
        isGuest: true,
        completed: !isFinished,
      });
      await give(id, episodeId, some([...people, ...guests], 0.03), `${day}T12:00:00+09:00`);
      const fickle = some(people, 0.02);
      await scene.sql('DELETE FROM bookmarks WHERE work_id = $1 AND account_id = ANY($2)', [id, fickle]);
      await scene.sql('DELETE FROM likes WHERE episode_id = $1 AND account_id = ANY($2)', [episodeId, fickle]);
    }
    // What was taken back ended on this day, not when the test ran.
    await scene.sql('UPDATE ended_reactions SET ended_at = $1 WHERE ended_at > $1', [`${day}T23:00:00+09:00`]);
    const moody = some(people.slice(0, 7), 0.01);
    await scene.sql(
      'UPDATE accounts SET disabled_at = CASE WHEN disabled_at IS NULL THEN now() END WHERE id = ANY($1)',
      [moody],
    );
    if (n % 9 !== 5 && n !== 61) continue;
    await refreshRankings(scene.test.services.database, { at: at(day) });
    expect([day, await kept(day)]).toEqual([day, await countByHand(day)]);
    expect(await kept(day, 1)).toEqual(await kept(day));
    comparisons += 1;
  }
  expect(comparisons).toBe(8);
  // The long way round is taken too: sums of all days stand behind the ranking of all time.
  expect(await scene.sql('SELECT 1 FROM ranking_sums LIMIT 1')).toHaveLength(1);
});

async function give(workId: string, episodeId: string, people: string[], instant: string): Promise<void> {
  for (const [table, column, id] of [
    ['bookmarks', 'work_id', workId],
    ['likes', 'episode_id', episodeId],
  ] as const)
    await scene.sql(
      `INSERT INTO ${table} (${column}, account_id, created_at${table === 'likes' ? ', count' : ''})
       SELECT $1, unnest($2::text[]), $3::timestamptz${table === 'likes' ? ', 3' : ''} ON CONFLICT DO NOTHING`,
      [id, people, instant],
    );
}
