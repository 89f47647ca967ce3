import type { Migration } from '../src/database/index.ts';

/** Nothing is left of an account that is gone: neither whose watchers were told, nor up to whom. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'dropFanOutsOfNobody',
      'DELETE FROM fan_outs f WHERE f.user_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = f.user_id)',
    );
    await tx.query(
      'tieFanOuts',
      'ALTER TABLE fan_outs ADD CONSTRAINT fan_outs_user FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE',
    );
    await tx.query('indexFanOutsByUser', 'CREATE INDEX fan_outs_user_id ON fan_outs (user_id)');
    await tx.query('forgetPlaces', `UPDATE fan_outs SET told_to = '' WHERE finished_at IS NOT NULL`);
  },
};

export default migration;
