import type { Migration } from '../src/database/index.ts';

/** Who looked at a work on a day: one row for each person, work and day in Tokyo. Rankings and audience figures count its rows. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createWorkPeopleDays',
      // No foreign keys: a closed day stays as it was, whatever becomes of the work or the account.
      `
      CREATE TABLE work_people_days (
        day date NOT NULL,
        work_id text NOT NULL,
        person_key text NOT NULL,
        is_guest boolean NOT NULL,
        viewed boolean NOT NULL DEFAULT false,
        completed boolean NOT NULL DEFAULT false,
        PRIMARY KEY (day, work_id, person_key)
      )`,
    );
    await tx.query(
      'explainWorkPeopleDays',
      `COMMENT ON TABLE work_people_days IS 'day: calendar day in Asia/Tokyo. person_key: the account id, or for a guest a key that changes daily. Neither the creator nor staff nor crawlers have rows.'`,
    );
    await tx.query('indexWorkPeople', 'CREATE INDEX work_people_days_person ON work_people_days (person_key)');
  },
};

export default migration;
