import type { Database, Transaction } from '@komawari/api/database';

/** How much content a measurement runs on. */
export type Size = { works: number; episodesPerWork: number; creators: number; tags: number };

/**
 * The size of a site of about so many pages: works with four episodes, ten works a creator, 24 works a tag. Lists are
 * as long on a large site as on a small one, so a page costs the same.
 */
export function sizeOfSite(pages: number): Size {
  // A work, its episodes, a tenth of a creator's three pages, an eighth of a tag's page.
  const works = Math.max(10, Math.round(pages / (1 + 4 + 3 / 10 + 1 / 8)));
  return { works, episodesPerWork: 4, creators: Math.ceil(works / 10), tags: Math.max(3, Math.ceil(works / 8)) };
}

/** SQL of an id in the form of real ones, made of a counter. */
const id = (prefix: string, number: string) => `'${prefix}' || lpad((${number})::text, 20, '0')`;

async function fillPeople(tx: Transaction, { creators }: Size): Promise<void> {
  const all = `generate_series(1, ${creators}) n`;
  await tx.query('fillAccounts', `INSERT INTO accounts (id) SELECT ${id('u', 'n')} FROM ${all}`);
  await tx.query(
    'fillUsers',
    `INSERT INTO users (id, screen_name, display_name) SELECT ${id('u', 'n')}, 'author_' || n, '作者' || n FROM ${all}`,
  );
  await tx.query(
    'fillSites',
    `INSERT INTO sites (id, user_id, title) SELECT ${id('s', 'n')}, ${id('u', 'n')}, 'サイト' || n FROM ${all}`,
  );
}

async function fillWorks(tx: Transaction, { works, creators, tags }: Size): Promise<void> {
  const all = `generate_series(1, ${works}) n`;
  const owner = id('u', `1 + n % ${creators}`);
  await tx.query(
    'fillImages',
    `INSERT INTO images (id, owner_id, type, format, width, height, byte_size, sha256)
     SELECT ${id('i', 'n')}, ${owner}, 'COVER', 'png', 1000, 1400, 1, '\\x00' FROM ${all}`,
  );
  await tx.query(
    'fillWorks',
    `INSERT INTO works (id, user_id, title, description, cover_image_id, first_publish_at)
     SELECT ${id('w', 'n')}, ${owner}, '作品 ' || n, '説明 ' || n, ${id('i', 'n')}, now() - n * interval '1 minute' FROM ${all}`,
  );
  await tx.query(
    'fillTags',
    `INSERT INTO tags (id, title, norm) SELECT ${id('t', 'n')}, 'タグ' || n, 'タグ' || n FROM generate_series(1, ${tags}) n`,
  );
  await tx.query(
    'fillWorkTags',
    `INSERT INTO work_tags (work_id, tag_id, position)
     SELECT ${id('w', 'n')}, ${id('t', `1 + (n * 3 + k) % ${tags}`)}, k FROM ${all}, generate_series(1, 3) k`,
  );
}

async function fillEpisodes(tx: Transaction, { works, episodesPerWork }: Size): Promise<void> {
  await tx.query(
    'fillEpisodes',
    `INSERT INTO episodes (id, work_id, title, position, status, publish_at)
     SELECT ${id('e', `(n - 1) * ${episodesPerWork} + k`)}, ${id('w', 'n')}, '第' || k || '話', k, 'PUBLIC',
       now() - n * interval '1 minute' + k * interval '1 second'
     FROM generate_series(1, ${works}) n, generate_series(1, ${episodesPerWork}) k`,
  );
  await tx.query('fillCounts', 'INSERT INTO episode_counts (episode_id, work_id) SELECT id, work_id FROM episodes');
  await tx.query(
    'fillPages',
    `INSERT INTO pages (id, episode_id, position, image_id)
     SELECT ${id('p', 'row_number() OVER ()')}, e.id, k, w.cover_image_id
     FROM episodes e JOIN works w ON w.id = e.work_id, generate_series(1, 4) k`,
  );
}

/**
 * Fills an empty database with published works by plain SQL. Pictures are rows without bytes: nothing measured with it
 * looks inside a picture. Screen names are `author_1`, `author_2` …, tags `タグ1`, `タグ2` ….
 */
export async function fillDatabase(database: Database, size: Size): Promise<void> {
  await database.transact(async (tx) => {
    // A large fill may take longer than a request.
    await tx.query('allowTime', `SELECT set_config('statement_timeout', '0', true)`);
    await fillPeople(tx, size);
    await fillWorks(tx, size);
    await fillEpisodes(tx, size);
    await tx.query('analyse', 'ANALYZE');
  });
}
