import type { Migration, Transaction } from '../src/database/index.ts';

/** Folded titles that mean something else in a path: kernel/pathSegment.ts. */
const NAMES = ['.', '..', 'index.html', 'index.html.br', 'index.html.gz'];

/** As an SQL list. */
const LISTED = NAMES.map((name) => `'${name}'`).join(', ');

/** With middle dots for full stops, and one more for as long as another tag is called so. */
async function findTitle(tx: Transaction, title: string): Promise<{ title: string; norm: string }> {
  for (let free = title.replaceAll('.', '・'); ; free += '・') {
    const norm = free.toLowerCase();
    const taken = await tx.query(
      'findTitleInUse',
      'SELECT 1 FROM tags WHERE norm = $1 UNION ALL SELECT 1 FROM tag_aliases WHERE norm = $1',
      [norm],
    );
    if (taken.length === 0) return { title: free, norm };
  }
}

/**
 * Tags whose titles mean something in a path, such as "." and "..", never had a page of their own: the address led to
 * another page, and the file of that page was written. They are renamed, not removed: their works, themes and contests
 * keep what their creators gave them, and get the page they never had. "." becomes "・", ".." becomes "・・". Other names of tags that
 * could not lead anywhere go.
 */
const migration: Migration = {
  async up(tx) {
    const tags = await tx.query<{ id: string; title: string }>(
      'findTagsToRename',
      `SELECT id, title FROM tags WHERE norm IN (${LISTED}) ORDER BY id FOR UPDATE`,
    );
    for (const tag of tags) {
      const { title, norm } = await findTitle(tx, tag.title);
      await tx.query('renameTag', 'UPDATE tags SET title = $2, norm = $3 WHERE id = $1', [tag.id, title, norm]);
    }
    await tx.query('dropAliases', `DELETE FROM tag_aliases WHERE norm IN (${LISTED})`);
    for (const table of ['tags', 'tag_aliases'])
      await tx.query(
        `refuseNames_${table}`,
        `ALTER TABLE ${table} ADD CONSTRAINT ${table}_norm_is_no_path CHECK (norm NOT IN (${LISTED}))`,
      );
    if (tags.length > 0)
      await redraw(
        tx,
        tags.map(({ id }) => id),
      );
    await forgetPages(tx);
  },
};

/** Everything that shows the tags is drawn again, and found again: works without a row are indexed by the next worker. */
async function redraw(tx: Transaction, tagIds: string[]): Promise<void> {
  await tx.query(
    'declareRenamedTags',
    `INSERT INTO content_changes (key)
     SELECT 'Tag:' || id FROM unnest($1::text[]) AS id UNION ALL SELECT 'Tag:' || id || '/works' FROM unnest($1::text[]) AS id
     UNION ALL SELECT DISTINCT 'Work:' || work_id FROM work_tags WHERE tag_id = ANY($1)
     UNION ALL SELECT unnest(ARRAY['hotTags', 'pickupTags', 'themes', 'contests', 'contestPickups'])`,
    [tagIds],
  );
  await tx.query(
    'indexTaggedWorksAgain',
    'DELETE FROM search_works WHERE work_id IN (SELECT work_id FROM work_tags WHERE tag_id = ANY($1))',
    [tagIds],
  );
}

/** The pages that never were are not tried again; the files their addresses stood for are looked at: `/tags/..` wrote the top page's. */
async function forgetPages(tx: Transaction): Promise<void> {
  const paths = NAMES.map((name) => `/tags/${name}`);
  const gone = await tx.query<{ path: string }>(
    'forgetStalePages',
    'DELETE FROM stale_pages WHERE lower(path) = ANY($1) RETURNING path',
    [paths],
  );
  const stored = await tx.query<{ path: string }>(
    'forgetStoredPages',
    'DELETE FROM stored_pages WHERE lower(path) = ANY($1) RETURNING path',
    [paths],
  );
  await tx.query('forgetDependencies', 'DELETE FROM page_dependencies WHERE lower(path) = ANY($1)', [paths]);
  if (gone.length + stored.length > 0)
    await tx.query(
      'markPathsStale',
      `INSERT INTO stale_pages (path, reason) SELECT path, 'renamed-tags' FROM unnest($1::text[]) AS path`,
      [['/', '/tags']],
    );
}

export default migration;
