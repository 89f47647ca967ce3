import type { Migration } from '../src/database/index.ts';

/** Checks against robots: which creators want them for comments, and who passed which when. */
const migration: Migration = {
  async up(tx) {
    await tx.query('addUsesRecaptcha', 'ALTER TABLE sites ADD COLUMN uses_recaptcha boolean NOT NULL DEFAULT false');
    await tx.query(
      'createRecaptchaAssessments',
      `
      CREATE TABLE recaptcha_assessments (
        id text PRIMARY KEY,
        person_key text NOT NULL,
        action text NOT NULL,
        score real NOT NULL,
        assessed_at timestamptz(3) NOT NULL DEFAULT now(),
        passed_at timestamptz(3)
      )`,
    );
    await tx.query(
      'indexRecaptchaAssessments',
      'CREATE INDEX recaptcha_assessments_person ON recaptcha_assessments (person_key, action, passed_at DESC)',
    );
    await tx.query(
      'indexOldRecaptchaAssessments',
      'CREATE INDEX recaptcha_assessments_age ON recaptcha_assessments (assessed_at)',
    );
  },
};

export default migration;
