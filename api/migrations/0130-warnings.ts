import type { Migration } from '../src/database/index.ts';

/** Who is warned about something of theirs is told by a notification, too. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'widenModeration',
      `ALTER TABLE notifications DROP CONSTRAINT notifications_moderation_check,
         ADD CONSTRAINT notifications_moderation_check CHECK (moderation IN ('TAKEN_DOWN', 'RESTORED', 'WARNED'))`,
    );
  },
};

export default migration;
