import { Refusal } from '../Refusal.ts';
import type { Client } from 'pg';

const required = {
  fsync: 'without it a power cut corrupts the database',
  full_page_writes: 'without it a crash can leave torn pages',
  data_checksums: 'without it damaged storage is not noticed',
};

/**
 * Refuses a database server that does not keep what it acknowledged: purchases, likes and publications must survive
 * a crash.
 * @throws an error that names the setting and what it is for
 */
export async function checkServerSafety(client: Client): Promise<void> {
  for (const [setting, reason] of Object.entries(required)) {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [setting]);
    if (rows[0]?.value !== 'on') {
      throw new Refusal(`PostgreSQL runs with ${setting} = ${rows[0]?.value}: ${reason}. Turn it on and start again.`);
    }
  }
}
