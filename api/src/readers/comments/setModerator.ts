import type { Database } from '../../database/index.ts';
import { logDesk, writeModerator } from './store/desk.ts';

/** Lets an account read soft comments at the screen, or not any more; false when it is so already. Who did it stays in the trail. */
export async function setModerator(
  database: Database,
  accountId: string,
  { isGranted, operator }: { isGranted: boolean; operator: string },
): Promise<boolean> {
  return database.transact(async (tx) => {
    if (!(await writeModerator(tx, accountId, isGranted))) return false;
    await logDesk(tx, { deed: isGranted ? 'GRANT' : 'REVOKE', moderatorId: accountId, operator });
    return true;
  });
}
