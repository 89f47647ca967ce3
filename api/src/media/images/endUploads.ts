import type { Needs } from '../../graphql/context.ts';
import { countUnfinished, forgetOldUploads, UPLOAD_HOURS } from './store/uploads.ts';

/**
 * Ends what did not get whole within a day, its bytes with it, and clears away what became no picture. Looks at the disk
 * too, so that operators hear of it while nobody uploads.
 */
export async function endUploads({ database, uploads, disk }: Needs<'database' | 'uploads' | 'disk'>): Promise<void> {
  for (const id of await database.transact(forgetOldUploads)) await uploads.remove(id);
  await uploads.removeOlderThan(UPLOAD_HOURS * 3_600_000);
  await disk.look(await countUnfinished(database));
}
