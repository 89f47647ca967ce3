import { importBookmarks, importHistories } from './store/importedReader.ts';
import { importWatches } from '../watching/index.ts';
import type { Import } from '../../people/account/index.ts';

/** Takes in what a reader keeps for themselves: bookmarks, watches (without mail) and the history, as far as it is still here to see. */
export async function importReader({ services, job, data }: Import): Promise<void> {
  await services.database.transact(async (tx) => {
    await importBookmarks(tx, job.accountId, data.bookmarks);
    await importWatches(tx, job.accountId, data.watches);
    await importHistories(tx, job.accountId, data.readingHistories);
  });
}
