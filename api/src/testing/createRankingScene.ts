import { createTestApp, type TestApp, type TestPerson } from './createTestApp.ts';

/** An instant in the middle of the last ranked day. */
export const INSIDE = '2026-11-20T03:00:00Z';
/** The day that is ranked last, in Tokyo: the 20th, which began at 15:00 UTC on the 19th. */
export const RANKED_DAY = '2026-11-20';
/** 04:00 in Tokyo on the 21st. */
export const RANKED_AT = new Date('2026-11-20T19:00:00Z');

/** A database in which people do what rankings count, at instants of the test's choice. */
export interface RankingScene {
  test: TestApp;
  author: TestPerson;
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Nothing was ever published, given, read or ranked. */
  clear(): Promise<void>;
  /** A work with one public episode that came out at an instant. */
  publish(title: string, publishedAt?: string, by?: TestPerson): Promise<{ id: string; episodeId: string }>;
  /** New accounts: people with a profile from long ago, or guests. */
  gather(count: number, as?: { isGuest?: boolean }): Promise<string[]>;
  bookmark(workId: string, people: string[], at?: string): Promise<unknown>;
  like(episodeId: string, people: string[], at?: string, count?: number): Promise<unknown>;
  visit(
    workId: string,
    people: string[],
    day?: string,
    how?: { isGuest?: boolean; completed?: boolean },
  ): Promise<unknown>;
  /** Keys of lists that were declared as changed since the last call. */
  takeDeclared(): Promise<string[]>;
}

const TABLES = `likes, bookmarks, work_people_days, ended_reactions, content_changes, ranking_day_people, ranking_closed_days,
  ranking_sums, ranking_left_out, current_rankings, ranking_snapshots, current_hot_lists, hot_snapshots`;

let gathered = 0;

/** Opens a scene on a database of its own. */
export async function createRankingScene(): Promise<RankingScene> {
  const test = await createTestApp();
  const author = await test.signUpCreator('author');
  const sql = <Row extends object>(text: string, values: unknown[] = []) =>
    test.services.database.query<Row>('test', text, values);
  return {
    test,
    author,
    sql,
    async clear() {
      await sql(`TRUNCATE ${TABLES} CASCADE`);
      await sql('DELETE FROM works');
      await sql('UPDATE accounts SET disabled_at = NULL, is_staff = false');
    },
    async publish(title, publishedAt = '2026-11-01T00:00:00Z', by = author) {
      const picture = await test.addImage(by);
      const { data } = await test.run(
        'mutation W($w: WorkInput!, $e: EpisodeInput) { createWork(workInput: $w, episodeInput: $e) { work { id } episode { id } } }',
        { w: { title, coverImageId: picture }, e: { status: 'PUBLIC', pages: [{ imageId: picture }] } },
        by,
      );
      const { work, episode } = data.createWork;
      await sql('UPDATE episodes SET publish_at = $2 WHERE id = $1', [episode.id, publishedAt]);
      await sql('UPDATE works SET first_publish_at = $2 WHERE id = $1', [work.id, publishedAt]);
      return { id: work.id, episodeId: episode.id };
    },
    async gather(count, { isGuest = false } = {}) {
      const ids = Array.from({ length: count }, () => `u${String((gathered += 1)).padStart(20, '0')}`);
      await sql('INSERT INTO accounts (id) SELECT unnest($1::text[])', [ids]);
      if (!isGuest)
        await sql(
          `INSERT INTO users (id, screen_name, display_name, created_at) SELECT id, id, id, '2026-01-01' FROM unnest($1::text[]) AS g (id)`,
          [ids],
        );
      return ids;
    },
    bookmark: (workId, people, at = INSIDE) =>
      sql('INSERT INTO bookmarks (work_id, account_id, created_at) SELECT $1, unnest($2::text[]), $3::timestamptz', [
        workId,
        people,
        at,
      ]),
    like: (episodeId, people, at = INSIDE, count = 1) =>
      sql(
        'INSERT INTO likes (episode_id, account_id, count, created_at) SELECT $1, unnest($2::text[]), $4, $3::timestamptz',
        [episodeId, people, at, count],
      ),
    visit: (workId, people, day = RANKED_DAY, { isGuest = false, completed = false } = {}) =>
      sql(
        'INSERT INTO work_people_days (day, work_id, person_key, is_guest, viewed, completed) SELECT $1, $2, unnest($3::text[]), $4, true, $5',
        [day, workId, people, isGuest, completed],
      ),
    async takeDeclared() {
      const rows = await sql<{ key: string }>(
        `WITH gone AS (DELETE FROM content_changes RETURNING key) SELECT DISTINCT key FROM gone WHERE key !~ ':' ORDER BY key`,
      );
      return rows.map(({ key }) => key);
    },
  };
}
