import type { Database } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { findBegun, markAnnounced } from './store/editions.ts';

/**
 * Tells the pages about editions that took effect. The API shows them at their instant anyway, because the clock is part of
 * every statement; this only has pages drawn. Answers how many it announced; several workers may call it.
 */
export async function announceOperatorPages(database: Database): Promise<number> {
  let announced = 0;
  for (const edition of await findBegun(database)) {
    const isMine = await database.transact(async (tx) => {
      const isMarked = await markAnnounced(tx, edition);
      if (isMarked) await declareChanges(tx, [keys.operatorPages]);
      return isMarked;
    });
    if (isMine) announced += 1;
  }
  return announced;
}
