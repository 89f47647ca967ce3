import type { Database } from '../../database/index.ts';
import { declareChanges, keys } from '../../publishing/index.ts';
import { endHiatus, listReturned } from './store/hiatus.ts';

/** Announced in one go; the rest waits for the next. */
const AT_ONCE = 100;

/**
 * Tells the pages about works whose rest ended today. Readers see it already, because the day is part of what is read; this
 * only has the pages drawn. Answers how many it announced; several workers may call it.
 */
export async function announceReturns(database: Database): Promise<number> {
  const returned = await listReturned(database, AT_ONCE);
  let announced = 0;
  for (const id of returned)
    announced += await database.transact(async (tx) => {
      if (!(await endHiatus(tx, id))) return 0;
      await declareChanges(tx, [keys.work(id)]);
      return 1;
    });
  return announced;
}
