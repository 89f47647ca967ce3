import type { Database } from '@komawari/api/database';

/** How much content a measurement runs on. An episode page and a work page are about all pages there are. */
export type Size = { works: number; episodesPerWork: number; creators: number };

/**
 * Fills an empty database with published works by plain SQL. Pictures are rows without bytes: nothing measured with it
 * looks inside a picture. Ids are made of counters, in the form of real ones.
 */
export async function fillDatabase(database: Database, { works, episodesPerWork, creators }: Size): Promise<void> {
  const id = (prefix: string, number: string) => `'${prefix}' || lpad(${number}::text, 20, '0')`;
  await database.transact(async (tx) => {
    await tx.query('fillAccounts', `INSERT INTO accounts (id) SELECT ${id('u', 'n')} FROM generate_series(1, ${creators}) n`);
    await tx.query('fillProviders', `INSERT INTO auth_providers (account_id, provider, email) SELECT ${id('u', 'n')}, 'EMAIL', 'c' || n || '@example.com' FROM generate_series(1, ${creators}) n`);
    await tx.query('fillUsers', `INSERT INTO users (id, screen_name, display_name) SELECT ${id('u', 'n')}, 'creator_' || n, '作者' || n FROM generate_series(1, ${creators}) n`);
    await tx.query('fillSites', `INSERT INTO sites (id, user_id, title) SELECT ${id('s', 'n')}, ${id('u', 'n')}, 'サイト' || n FROM generate_series(1, ${creators}) n`);
    await tx.query(
      'fillImages',
      `INSERT INTO images (id, owner_id, type, format, width, height, byte_size, sha256)
       SELECT ${id('i', 'n')}, ${id('u', `1 + n % ${creators}`)}, 'COVER', 'png', 1000, 1400, 1, '\\x00' FROM generate_series(1, ${works}) n`,
    );
    await tx.query('fillTags', `INSERT INTO tags (id, title, norm) SELECT ${id('t', 'n')}, 'タグ' || n, 'タグ' || n FROM generate_series(1, 200) n`);
    await tx.query(
      'fillWorks',
      `INSERT INTO works (id, user_id, title, description, cover_image_id, first_publish_at)
       SELECT ${id('w', 'n')}, ${id('u', `1 + n % ${creators}`)}, '作品 ' || n, '説明 ' || n, ${id('i', 'n')}, now() - n * interval '1 minute' FROM generate_series(1, ${works}) n`,
    );
    await tx.query('fillWorkTags', `INSERT INTO work_tags (work_id, tag_id, position) SELECT ${id('w', 'n')}, ${id('t', '1 + (n * 7 + k * 13) % 200')}, k FROM generate_series(1, ${works}) n, generate_series(1, 3) k ON CONFLICT DO NOTHING`);
    await tx.query(
      'fillEpisodes',
      `INSERT INTO episodes (id, work_id, title, position, status, publish_at)
       SELECT ${id('e', `(n - 1) * ${episodesPerWork} + k`)}, ${id('w', 'n')}, '第' || k || '話', k, 'PUBLIC', now() - n * interval '1 minute' + k * interval '1 second'
       FROM generate_series(1, ${works}) n, generate_series(1, ${episodesPerWork}) k`,
    );
    await tx.query('fillCounts', 'INSERT INTO episode_counts (episode_id, work_id) SELECT id, work_id FROM episodes');
    await tx.query(
      'fillPages',
      `INSERT INTO pages (id, episode_id, position, image_id)
       SELECT ${id('p', `(row_number() OVER ())`)}, e.id, k, w.cover_image_id FROM episodes e JOIN works w ON w.id = e.work_id, generate_series(1, 4) k`,
    );
  });
  await database.query('analyse', 'ANALYZE');
}
