import type { Database } from '@komawari/api/database';

/** Whether somebody has an account whom the demo did not bring. */
export async function hasOtherPeople({ database }: { database: Pick<Database, 'query'> }): Promise<boolean> {
  const rows = await database.query(
    'findOtherPeople',
    `SELECT 1 FROM users u JOIN auth_providers p ON p.account_id = u.id WHERE p.email::text NOT LIKE '%@example.com' LIMIT 1`,
  );
  return rows.length > 0;
}
