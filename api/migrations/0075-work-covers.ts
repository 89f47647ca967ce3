import type { Migration } from '../src/database/index.ts';

/**
 * The picture that stands for a work: the cover its creator chose, or else the first page that everybody may read, with the
 * episode it is of. `open_episodes` keeps out what is unpublished, withdrawn or behind a wall.
 */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createWorkCovers',
      `CREATE VIEW work_covers AS
       SELECT w.id AS work_id, coalesce(w.cover_image_id, page.image_id) AS image_id, page.episode_id
       FROM works w LEFT JOIN LATERAL (
         SELECT p.image_id, e.id AS episode_id FROM open_episodes e JOIN pages p ON p.episode_id = e.id
         WHERE e.work_id = w.id ORDER BY e.position, p.position LIMIT 1
       ) page ON w.cover_image_id IS NULL`,
    );
  },
};

export default migration;
