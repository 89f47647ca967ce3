import type { Context } from '../../graphql/context.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { writeVisit } from './store/visits.ts';

/** Notes that the viewer looks at the updates of the creators they watch. */
export async function noteVisit({ actor: { accountId }, services }: Context): Promise<void> {
  if (accountId === null) throw unauthenticated();
  await services.database.transact((tx) => writeVisit(tx, accountId));
}
