import type { Migration } from '../src/database/index.ts';

/** What operators did about somebody's money, and the sales whose 48 hours are not over. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createOperatorDeeds',
      `
      CREATE TABLE operator_deeds (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        deed text NOT NULL,
        -- The creator, purchase or withdrawal it is about. Refers to nothing: it is kept when that goes.
        subject_id text NOT NULL,
        reason text NOT NULL DEFAULT '',
        -- Who was at the command line, as their machine calls them.
        done_by text NOT NULL,
        done_at timestamptz(3) NOT NULL DEFAULT now()
      )`,
    );
    await tx.query('indexDeeds', 'CREATE INDEX operator_deeds_subject ON operator_deeds (subject_id, id)');
    await tx.query(
      'keepDeeds',
      `CREATE TRIGGER keep_operator_deeds BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_deeds
         FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger()`,
    );
    await tx.query('keepDeedsAlways', 'ALTER TABLE operator_deeds ENABLE ALWAYS TRIGGER keep_operator_deeds');
    await tx.query(
      'indexUnreleased',
      `CREATE INDEX purchases_unreleased ON purchases (seller_id, purchased_at)
       WHERE status = 'COMPLETED' AND released_at IS NULL`,
    );
  },
};

export default migration;
