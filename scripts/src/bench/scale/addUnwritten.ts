import type { Database } from '@komawari/api/database';

/** SQL of an id that no fill makes: its second letter is one. */
const id = (prefix: string, number: string) => `'${prefix}c' || lpad((${number})::text, 19, '0')`;

/**
 * Adds works with an episode each that no export has seen, like those of the fill.
 * @returns the ids of the episodes; other ones each time
 */
export async function addUnwritten(database: Database, count: number): Promise<string[]> {
  return database.transact(async (tx) => {
    const [row] = await tx.query<{ known: number }>(
      'countUnwritten',
      `SELECT count(*)::int AS known FROM works WHERE id LIKE 'wc%'`,
    );
    const first = (row?.known ?? 0) + 1;
    const all = `generate_series(${first}, ${first + count - 1}) n`;
    await tx.query(
      'addWorks',
      `INSERT INTO works (id, user_id, title, description, cover_image_id, first_publish_at)
       SELECT ${id('w', 'n')}, w.user_id, '作品 ' || n, w.description, w.cover_image_id, w.first_publish_at
       FROM ${all}, (SELECT * FROM works WHERE id LIKE 'w0%' ORDER BY id LIMIT 1) w`,
    );
    await tx.query(
      'addEpisodes',
      `INSERT INTO episodes (id, work_id, title, position, status, publish_at)
       SELECT ${id('e', 'n')}, ${id('w', 'n')}, '第1話', 1, 'PUBLIC', now() - interval '1 day' FROM ${all}`,
    );
    await tx.query(
      'addCounts',
      `INSERT INTO episode_counts (episode_id, work_id) SELECT ${id('e', 'n')}, ${id('w', 'n')} FROM ${all}`,
    );
    await tx.query(
      'addPages',
      `INSERT INTO pages (id, episode_id, position, image_id)
       SELECT ${id('p', 'n * 4 + k')}, ${id('e', 'n')}, k, w.cover_image_id
       FROM ${all} JOIN works w ON w.id = ${id('w', 'n')}, generate_series(1, 4) k`,
    );
    const added = await tx.query<{ id: string }>('listAdded', `SELECT ${id('e', 'n')} AS id FROM ${all}`);
    return added.map((one) => one.id);
  });
}
