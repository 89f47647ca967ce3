import type { Needs } from '../../graphql/context.ts';
import { findFaultsOfBooks } from './store/bookFaults.ts';
import { countBooks, sumByKind, takeTime, type KindSum } from './store/books.ts';

/** What the books come to, and what in them does not agree. */
export interface Books {
  postings: number;
  entries: number;
  purchases: number;
  kinds: KindSum[];
  /** Sentences; none where all is right. */
  faults: string[];
}

/**
 * Compares the ledger with itself and with what moves money, all at one instant: every posting comes to 0, no account is below 0
 * that may not, checkpoints agree with entries, and each purchase, withdrawal and lapse is booked as it stands.
 */
export const checkBooks = ({ database }: Needs<'database'>): Promise<Books> =>
  database.snapshot(async (tx) => {
    await takeTime(tx);
    const kinds = await sumByKind(tx);
    const total = kinds.reduce((sum, { balance }) => sum + balance, 0);
    const faults = await findFaultsOfBooks(tx);
    if (total !== 0) faults.unshift(`All accounts together come to ¥${total} and not to 0.`);
    return { ...(await countBooks(tx)), kinds, faults };
  });
