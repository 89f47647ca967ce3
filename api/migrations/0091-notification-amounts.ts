import type { Migration } from '../src/database/index.ts';

/** What somebody is told of their money says how much. */
const migration: Migration = {
  async up(tx) {
    await tx.query('addNotificationAmount', `ALTER TABLE notifications ADD COLUMN amount integer CHECK (amount > 0)`);
    await tx.query(
      'showNotificationAmount',
      `DO $$ DECLARE shown text; BEGIN
         SELECT pg_get_viewdef('shown_notifications'::regclass) INTO STRICT shown;
         IF shown !~ '\\sFROM notifications n\\s' THEN RAISE EXCEPTION 'shown_notifications reads other tables first'; END IF;
         EXECUTE 'CREATE OR REPLACE VIEW shown_notifications AS '
           || regexp_replace(shown, '\\sFROM notifications n\\s', ', n.amount FROM notifications n ');
       END $$`,
    );
  },
};

export default migration;
