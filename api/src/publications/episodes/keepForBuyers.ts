import type { KeptForBuyers, Transaction } from '../../database/index.ts';
import { giveImages } from '../../media/images/index.ts';
import { addKeptWork } from '../works/index.ts';
import { findSoldEpisodes, listPicturesOf, moveEpisodes } from './store/keptEpisodes.ts';

/** What somebody bought of a creator who goes stays as it is read: the episode under its id, its pages and their pictures. */
export async function keepForBuyers(tx: Transaction, { accountId, keeperId }: KeptForBuyers): Promise<void> {
  for (const [workId, episodeIds] of await findSoldEpisodes(tx, accountId)) {
    await moveEpisodes(tx, episodeIds, await addKeptWork(tx, workId, keeperId));
    await giveImages(tx, { from: accountId, to: keeperId }, await listPicturesOf(tx, episodeIds));
  }
}
