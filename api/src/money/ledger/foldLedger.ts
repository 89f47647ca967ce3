import type { Needs } from '../../graphql/context.ts';
import { insertCheckpoints } from './store/balances.ts';

/** Fewer entries than this are added up faster than a checkpoint is found. */
const WORTH_A_CHECKPOINT = 500;

/** Writes down what accounts hold to which much was added since it was done last. Answers how many there were. */
export const foldLedger = ({ database }: Needs<'database'>): Promise<number> =>
  database.transact((tx) => insertCheckpoints(tx, WORTH_A_CHECKPOINT));
