import type { Needs } from '../../graphql/context.ts';
import type { Transaction } from '../../database/index.ts';
import { countUploads, lockUploads, noteUpload, type Incoming } from './store/uploads.ts';
import { dayUsedUp, diskFull, tooMuchUnfinished, type UploadRefusal } from './UploadRefusal.ts';

/**
 * Lets bytes in, or says why not: every way in which a person's bytes come in asks here first. The whole size counts from
 * now on, for the account's day and, until the upload is whole, for what is on its way; one at a time is let in, so calls at
 * once cannot pass a quota together.
 */
export async function admitUpload(
  { config, database, disk }: Needs<'config' | 'database' | 'disk'>,
  { fileName, ...incoming }: Incoming & { fileName: string },
): Promise<UploadRefusal | null> {
  const { perDayInBytes, unfinishedInBytes } = config.uploads;
  const size = incoming.byteSize;
  const admit = async (tx: Transaction): Promise<UploadRefusal | null> => {
    await lockUploads(tx);
    const { today, unfinished, ...day } = await countUploads(tx, incoming);
    if (today + size > perDayInBytes) return dayUsedUp({ fileName, size, limit: perDayInBytes, used: today, ...day });
    if (!incoming.isWhole && unfinished + size > unfinishedInBytes)
      return tooMuchUnfinished({ fileName, size, limit: unfinishedInBytes, used: unfinished });
    const { room } = await disk.look(unfinished);
    if (size > room) return diskFull({ fileName, room });
    await noteUpload(tx, incoming);
    return null;
  };
  return database.transact(admit, { isChange: false });
}
