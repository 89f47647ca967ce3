import type { Migration } from '../src/database/index.ts';

/** When somebody was at a work before is looked up by person and work; a guest, who is somebody new every day, never was. */
const migration: Migration = {
  async up(tx) {
    await tx.query('dropPeople', 'DROP INDEX work_people_days_person');
    await tx.query(
      'indexPeople',
      'CREATE INDEX work_people_days_person ON work_people_days (person_key, work_id, day) WHERE NOT is_guest',
    );
  },
};

export default migration;
