import type { Needs } from '../../graphql/context.ts';
import { endSession } from './store/sessions.ts';

/** Ends a session whose person said so elsewhere; one that is over already stays so. */
export const leaveSession = ({ database }: Needs<'database'>, id: string): Promise<void> =>
  database.transact((tx) => endSession(tx, id));
