import type { Migration } from '../src/database/index.ts';

/** What creators said to the assistant of analytics. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createAnalyticsAssistants',
      `
      CREATE TABLE analytics_assistants (
        account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        is_usable boolean NOT NULL,
        -- Of what it is silent: a topic that comes later is spoken about.
        hidden_topics text[] NOT NULL DEFAULT '{}',
        -- Numbers and titles go to a language model only where the creator said so.
        is_worded boolean NOT NULL DEFAULT false,
        changed_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query(
      'createAnalyticsDiscards',
      `
      CREATE TABLE analytics_discards (
        work_id text NOT NULL REFERENCES works ON DELETE CASCADE,
        finding_id text NOT NULL,
        discarded_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (work_id, finding_id)
      )`,
    );
  },
};

export default migration;
