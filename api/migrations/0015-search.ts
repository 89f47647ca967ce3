import type { Migration } from '../src/database/index.ts';

/**
 * The search index: folded texts of works and creators, and the letters and pairs of letters they are found by. Popularity
 * stands apart, because it changes often and a change of an indexed row writes all its pairs again.
 */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createGramsOf',
      `
      CREATE FUNCTION grams_of(given text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN (
        SELECT coalesce(array_agg(DISTINCT gram), '{}')
        FROM (SELECT letter, letter || lead(letter) OVER (ORDER BY place) AS pair
              FROM string_to_table(given, NULL) WITH ORDINALITY AS letters (letter, place)) AS pairs,
          unnest(ARRAY[letter, pair]) AS gram
        WHERE gram IS NOT NULL AND gram !~ '\\s'
      )`,
    );
    // Names are short, so their pairs are computed from them. The cost keeps the planner from doing it row by row.
    await tx.query(
      'createNameGrams',
      `
      CREATE FUNCTION name_grams(name text) RETURNS tsvector
      LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000000 RETURN array_to_tsvector(grams_of(name))`,
    );
    await tx.query(
      'createSearchWorks',
      `
      CREATE TABLE search_works (
        work_id text PRIMARY KEY REFERENCES works ON DELETE CASCADE,
        title text COLLATE "C" NOT NULL,
        -- Every tag and every other name of it on a line of its own: #sf
        tags text COLLATE "C" NOT NULL,
        -- Screen name and display name, a line each: @kaede
        creator text COLLATE "C" NOT NULL,
        body text COLLATE "C" NOT NULL,
        -- Letters and pairs of all of it; with T before them those of the title, with N those of title, tags and creator,
        -- with C those of the creator, with G whole tags. Folded text has no capital letters. See search/store/grams.ts.
        grams tsvector NOT NULL
      )`,
    );
    // Nobody reads them back: they stay out of the rows that are compared, and need no statistics.
    await tx.query('keepGramsApart', 'ALTER TABLE search_works ALTER COLUMN grams SET STORAGE EXTERNAL');
    await tx.query('leaveGramsOut', 'ALTER TABLE search_works ALTER COLUMN grams SET STATISTICS 0');
    await tx.query('indexSearchGrams', 'CREATE INDEX search_works_grams ON search_works USING gin (grams)');
    await tx.query('indexSearchTitles', 'CREATE INDEX search_works_title ON search_works (title)');
    await tx.query(
      'createSearchPopularity',
      `
      CREATE TABLE search_popularity (
        work_id text PRIMARY KEY REFERENCES search_works ON DELETE CASCADE,
        popularity integer NOT NULL DEFAULT 0
      )`,
    );
    await tx.query(
      'indexSearchPopularity',
      'CREATE INDEX search_popularity_order ON search_popularity (popularity DESC, work_id DESC)',
    );
    await tx.query(
      'createSearchUsers',
      `
      CREATE TABLE search_users (
        user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        name text COLLATE "C" NOT NULL
      )`,
    );
    await tx.query('indexSearchUsers', 'CREATE INDEX search_users_grams ON search_users USING gin (name_grams(name))');
    await tx.query('leaveNamesOut', 'ALTER INDEX search_users_grams ALTER COLUMN 1 SET STATISTICS 0');
  },
};

export default migration;
