import { column, defineTable, type Reader, type Transaction } from '../../../database/index.ts';
import { foldText } from '../../../kernel/foldText.ts';
import { writeGrams } from '../grams.ts';

export const searchPopularity = defineTable(
  'search_popularity',
  {
    workId: column.text(),
    popularity: column.integer().default('0'),
    title: column.text().default("''"),
  },
  { key: ['workId'] },
);

export const searchUsers = defineTable(
  'search_users',
  {
    userId: column.text(),
    name: column.text(),
  },
  { key: ['userId'] },
);

export const searchWorks = defineTable(
  'search_works',
  {
    workId: column.text(),
    title: column.text(),
    tags: column.text(),
    creator: column.text(),
    body: column.text(),
    grams: column.lexemes(),
  },
  { key: ['workId'] },
);

interface WorkText {
  id: string;
  title: string;
  description: string;
  screenName: string;
  displayName: string;
  /** Folded as tags are. */
  tags: string[];
}

const lines = (texts: string[]): string => texts.map((text) => `\n${text}`).join('') + '\n';

const creatorLines = ({ screenName, displayName }: { screenName: string; displayName: string }): string =>
  lines([`@${screenName.toLowerCase()}`, foldText(displayName)]);

/** Others who change the same texts wait here, so that the one who comes last reads what the others wrote. */
async function lockTexts(tx: Transaction, workIds: readonly string[]): Promise<void> {
  await tx.query(
    'lockSearchedUsers',
    `SELECT 1 FROM users WHERE id IN (SELECT user_id FROM works WHERE id = ANY($1)) ORDER BY id FOR SHARE`,
    [workIds],
  );
  await tx.query('lockSearchWorks', 'SELECT 1 FROM search_works WHERE work_id = ANY($1) ORDER BY work_id FOR UPDATE', [
    workIds,
  ]);
}

/** Writes the searched texts of works: title, tags with their other names, creator, description. */
export async function indexWorks(tx: Transaction, workIds: readonly string[]): Promise<void> {
  if (workIds.length === 0) return;
  await lockTexts(tx, workIds);
  const rows = await tx.query<WorkText>(
    'readSearchedWorks',
    `SELECT w.id, w.title, w.description, u.screen_name::text AS "screenName", u.display_name AS "displayName",
       ARRAY(SELECT t.norm FROM work_tags wt JOIN tags t ON t.id = wt.tag_id WHERE wt.work_id = w.id
             UNION SELECT a.norm FROM work_tags wt JOIN tag_aliases a ON a.tag_id = wt.tag_id WHERE wt.work_id = w.id ORDER BY 1) AS tags
     FROM works w JOIN users u ON u.id = w.user_id WHERE w.id = ANY($1) ORDER BY w.id`,
    [workIds],
  );
  const texts = rows.map((row) => ({
    title: foldText(row.title),
    tags: lines(row.tags.map((tag) => `#${tag}`)),
    creator: creatorLines(row),
    body: foldText(row.description),
  }));
  await tx.query(
    'writeSearchWorks',
    `INSERT INTO search_works (work_id, title, tags, creator, body, grams)
     SELECT id, title, tags, creator, body, array_to_tsvector(string_to_array(grams, ' '))
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) AS given (id, title, tags, creator, body, grams)
     ON CONFLICT (work_id) DO UPDATE
       SET title = excluded.title, tags = excluded.tags, creator = excluded.creator, body = excluded.body, grams = excluded.grams
       WHERE search_works.grams <> excluded.grams
         OR (search_works.title, search_works.tags, search_works.creator, search_works.body)
           IS DISTINCT FROM (excluded.title, excluded.tags, excluded.creator, excluded.body)`,
    [
      rows.map(({ id }) => id),
      texts.map(({ title }) => title),
      texts.map(({ tags }) => tags),
      texts.map(({ creator }) => creator),
      texts.map(({ body }) => body),
      texts.map(writeGrams),
    ],
  );
  await tx.query(
    'startPopularity',
    `INSERT INTO search_popularity (work_id, title) SELECT work_id, title FROM search_works WHERE work_id = ANY($1)
     ON CONFLICT (work_id) DO UPDATE SET title = excluded.title WHERE search_popularity.title <> excluded.title`,
    [rows.map(({ id }) => id)],
  );
}

/** Writes the searched names of creators. */
export async function indexCreatorNames(tx: Transaction, userIds: readonly string[]): Promise<void> {
  const rows = await tx.query<{ id: string; screenName: string; displayName: string }>(
    'readSearchedUsers',
    'SELECT id, screen_name::text AS "screenName", display_name AS "displayName" FROM users WHERE id = ANY($1) ORDER BY id',
    [userIds],
  );
  await tx.query(
    'writeSearchUsers',
    `INSERT INTO search_users (user_id, name) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (user_id) DO UPDATE SET name = excluded.name WHERE search_users.name <> excluded.name`,
    [rows.map(({ id }) => id), rows.map(creatorLines)],
  );
}

/** Writes the searched names of creators, and of all their works. */
export async function indexCreators(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await indexCreatorNames(tx, userIds);
  const works = await tx.query<{ id: string }>(
    'listWorksOfSearchedUsers',
    'SELECT id FROM works WHERE user_id = ANY($1) ORDER BY id',
    [userIds],
  );
  await indexWorks(
    tx,
    works.map(({ id }) => id),
  );
}

/** Ids of works in their order, from after one of them on; `isMissing` leaves out those that are indexed. */
export async function listWorksToIndex(
  reader: Reader,
  after: string,
  count: number,
  isMissing: boolean,
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listWorksToIndex',
    `SELECT w.id FROM works w WHERE w.id > $1 AND NOT ($3 AND EXISTS (SELECT 1 FROM search_works s WHERE s.work_id = w.id))
     ORDER BY w.id LIMIT $2`,
    [after, count, isMissing],
  );
  return rows.map(({ id }) => id);
}

/** The same for creators. */
export async function listCreatorsToIndex(
  reader: Reader,
  after: string,
  count: number,
  isMissing: boolean,
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'listCreatorsToIndex',
    `SELECT u.id FROM users u WHERE u.id > $1 AND NOT ($3 AND EXISTS (SELECT 1 FROM search_users s WHERE s.user_id = u.id))
     ORDER BY u.id LIMIT $2`,
    [after, count, isMissing],
  );
  return rows.map(({ id }) => id);
}

/**
 * Brings the popularity of all works up to date: a bookmark counts as much as two likes, a like as much as five views.
 * Rows that stay as they are are not written.
 */
export async function refreshPopularity(tx: Transaction): Promise<void> {
  await tx.query(
    'refreshPopularity',
    `UPDATE search_popularity p SET popularity = n.popularity
     FROM (SELECT s.work_id, least(2147483646, coalesce(c.score, 0) + 10 * coalesce(b.count, 0))::int AS popularity
           FROM search_works s
           LEFT JOIN (SELECT work_id, sum(5 * like_count + view_count) AS score FROM episode_counts GROUP BY work_id) c
             ON c.work_id = s.work_id
           LEFT JOIN (SELECT work_id, count(*) AS count FROM bookmarks GROUP BY work_id) b ON b.work_id = s.work_id) n
     WHERE n.work_id = p.work_id AND n.popularity <> p.popularity`,
  );
}
