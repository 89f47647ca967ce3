import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reader } from '../../database/index.ts';
import { keys, type Key } from '../../publishing/keys.ts';
import { describePath } from '../../publishing/pages/families.ts';
import { fromUrlPath } from '../../publishing/paths.ts';
import type { Executor, PageRenderer } from '../../publishing/PublisherParts.ts';

type Query = (reader: Reader, value: string, note: (key: Key) => void) => Promise<unknown>;

const notFound = (): never => {
  throw Object.assign(new Error('not here'), { extensions: { code: 'NOT_FOUND' } });
};

interface EpisodeRow {
  id: string;
  title: string;
  workId: string;
  workTitle: string;
  userId: string;
  userName: string;
}

const EPISODES = `SELECT e.id, e.title, w.id AS "workId", w.title AS "workTitle", u.id AS "userId", u.display_name AS "userName"
  FROM visible_episodes e JOIN works w ON w.id = e.work_id JOIN users u ON u.id = w.user_id`;

function noteEpisodes(rows: EpisodeRow[], note: (key: Key) => void): EpisodeRow[] {
  for (const row of rows) [keys.episode(row.id), keys.work(row.workId), keys.user(row.userId)].forEach(note);
  return rows;
}

/** What the real schema answers, in a few statements: enough for pages to depend on data as the real ones do. */
const QUERIES: Record<string, Query> = {
  async episode(reader, id, note) {
    const rows = noteEpisodes(await reader.query<EpisodeRow>('testEpisode', `${EPISODES} WHERE e.id = $1`, [id]), note);
    return rows[0] ?? notFound();
  },
  async work(reader, id, note) {
    const [work] = await reader.query<{ title: string; userId: string }>(
      'testWork',
      'SELECT title, user_id AS "userId" FROM visible_works WHERE id = $1',
      [id],
    );
    if (!work) return notFound();
    [keys.work(id), keys.workEpisodes(id), keys.user(work.userId)].forEach(note);
    return {
      ...work,
      episodes: noteEpisodes(
        await reader.query<EpisodeRow>('testWorkEpisodes', `${EPISODES} WHERE e.work_id = $1 ORDER BY e.position`, [
          id,
        ]),
        note,
      ),
    };
  },
  async user(reader, name, note) {
    const [user] = await reader.query<{ id: string; name: string }>(
      'testUser',
      'SELECT u.id, u.display_name AS name FROM users u JOIN sites s ON s.user_id = u.id WHERE u.screen_name = $1 AND NOT s.is_closed',
      [name],
    );
    if (!user) return notFound();
    [keys.user(user.id), keys.site(user.id), keys.userWorks(user.id)].forEach(note);
    const works = await reader.query<{ id: string; title: string }>(
      'testUserWorks',
      'SELECT id, title FROM visible_works WHERE user_id = $1 ORDER BY id',
      [user.id],
    );
    works.forEach(({ id }) => note(keys.work(id)));
    return { ...user, works };
  },
  async tag(reader, title, note) {
    const [tag] = await reader.query<{ id: string }>('testTag', 'SELECT id FROM tags WHERE title = $1', [title]);
    if (!tag) return notFound();
    [keys.tag(tag.id), keys.tagWorks(tag.id)].forEach(note);
    const works = await reader.query<{ id: string; title: string }>(
      'testTagWorks',
      'SELECT w.id, w.title FROM visible_works w JOIN work_tags t ON t.work_id = w.id WHERE t.tag_id = $1 ORDER BY w.id',
      [tag.id],
    );
    works.forEach(({ id }) => note(keys.work(id)));
    return works;
  },
  async newWorks(reader, _value, note) {
    note(keys.newWorks);
    const works = await reader.query<{ id: string; title: string }>(
      'testNewWorks',
      'SELECT id, title FROM visible_works ORDER BY first_publish_at DESC, id LIMIT 15',
    );
    works.forEach(({ id }) => note(keys.work(id)));
    return works;
  },
  async brokenStatement(reader) {
    return reader.query('testBroken', 'SELECT 1 / 0');
  },
};

/** Executes `name` with the variable `value`. */
export const testExecutor: Executor = {
  async executeAsGuest({ source, variables, reader, recordDependency }) {
    try {
      return { data: await QUERIES[source]!(reader, String(variables?.['value'] ?? ''), recordDependency) };
    } catch (error) {
      return { errors: [error as { message: string; extensions?: Record<string, unknown> }] };
    }
  },
};

function documentOf(path: string): [string, string] | null {
  const described = describePath(path);
  if (!described) return null;
  const page = described.page as { id?: string; title?: string; screenName?: string };
  const value = page.id ?? page.title ?? page.screenName;
  return value === undefined ? ['newWorks', ''] : [described.family.kind, value];
}

/** Draws the data of a path as JSON inside a whole HTML document. `poison` names paths whose statement fails. */
export async function createTestRenderer(
  folder: string,
  { buildId = 'build-1', poison = new Set<string>() } = {},
): Promise<PageRenderer & { poison: Set<string> }> {
  const assetsDir = join(folder, `.client-${buildId}`);
  await mkdir(join(assetsDir, '_astro'), { recursive: true });
  await writeFile(join(assetsDir, '_astro', `${buildId}.js`), `console.info('${'x'.repeat(600)}');`);
  const page = (status: number, body: string) => ({
    status,
    headers: { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" },
    body: `<!doctype html><html><head><meta charset="utf-8"><title>${buildId}</title></head><body>${body}</body></html>`,
  });
  return {
    assetsDir,
    buildId,
    poison,
    async render(urlPath, { execute }) {
      const path = fromUrlPath(urlPath)!;
      if (path === '/404') return page(404, 'nothing here');
      if (poison.has(path)) await execute('brokenStatement');
      const document = documentOf(path);
      if (!document) return page(404, 'nothing here');
      try {
        return page(200, JSON.stringify(await execute(document[0], { value: document[1] })));
      } catch (error) {
        if ((error as { code?: string }).code === 'NOT_FOUND') return page(404, 'nothing here');
        throw error;
      }
    },
  };
}
