import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { done, notFound, problem, problems, type Outcome } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import openidErrors from '../../messages/openidErrors.js';
import { findUserByScreenName } from '../../people/sites/index.ts';
import { countLimits } from './limits.ts';
import { loadOwnClient } from './ownClients.ts';
import { oidcClientTesters, type ClientRecord } from './store/clients.ts';
import { insertTester } from './store/ownClients.ts';

/** Lets somebody sign in with an application that no operator has looked at yet. */
export async function addOIDCClientTester(
  context: Context,
  id: string,
  screenName: string,
): Promise<Outcome<ClientRecord>> {
  const { actor, services } = context;
  const client = await loadOwnClient(context, id);
  await limitRate(services.database, 'application', accountOf(actor));
  const user = await findUserByScreenName(services.database, screenName.trim().replace(/^@/, ''));
  if (!user || user.isDisabled)
    return problems([
      problem(
        ['screenName'],
        'NOT_FOUND',
        said(openidErrors, (t) => t.clients.nobody()),
      ),
    ]);
  const isIn = await services.database.transact((tx) =>
    insertTester(tx, { clientId: client.id, accountId: user.id }, countLimits.testUsers),
  );
  if (!isIn)
    return problems([
      problem(
        ['screenName'],
        'TOO_MANY',
        said(openidErrors, (t) => t.clients.tooManyTesters({ most: countLimits.testUsers })),
      ),
    ]);
  return done(await loadOwnClient(context, id));
}

/** Takes that back: the person cannot sign in there again until the application is open to everybody. */
export async function removeOIDCClientTester(context: Context, id: string, accountId: string): Promise<ClientRecord> {
  const client = await loadOwnClient(context, id);
  const gone = await context.services.database.transact((tx) =>
    oidcClientTesters.delete(tx, { clientId: client.id, accountId }),
  );
  if (gone === 0) throw notFound();
  return loadOwnClient(context, id);
}
