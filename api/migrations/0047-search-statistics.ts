import type { Migration } from '../src/database/index.ts';

/**
 * Which letters and pairs of letters are frequent, as ANALYZE finds it: see search/store/frequencies.ts. And titles beside
 * popularity, so that the most popular works with a word in the title are found in one table.
 */
const migration: Migration = {
  async up(tx) {
    // 4,000 lexemes from 120,000 rows: everything that about one work in a hundred has.
    await tx.query('countGrams', 'ALTER TABLE search_works ALTER COLUMN grams SET STATISTICS 400');
    await tx.query(
      'keepTitlesByPopularity',
      `ALTER TABLE search_popularity ADD COLUMN title text COLLATE "C" NOT NULL DEFAULT ''`,
    );
    await tx.query(
      'fillTitlesByPopularity',
      'UPDATE search_popularity p SET title = s.title FROM search_works s WHERE s.work_id = p.work_id',
    );
    await tx.query('leaveTitlesOut', 'ALTER TABLE search_popularity ALTER COLUMN title SET STATISTICS 0');
  },
};

export default migration;
