import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { done, notFound, problem, problems, type Outcome } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import openidErrors from '../../messages/openidErrors.js';
import { notifyOfChange, requireRecentSignIn } from '../../people/identity/index.ts';
import { endingOfSecret, hashOfSecret, newClientSecret } from './clientSecret.ts';
import { countLimits } from './limits.ts';
import { loadOwnClient } from './ownClients.ts';
import type { ClientRecord } from './store/clients.ts';
import { deleteSecret, insertSecret } from './store/secrets.ts';

/**
 * Makes a secret for an application and tells it this once; only its hash is kept. Two hold at a time, so that one can take
 * the place of the other. Needs a recent sign-in; the developer gets a mail.
 */
export async function addOIDCClientSecret(
  context: Context,
  id: string,
): Promise<Outcome<{ client: ClientRecord; secret: string }>> {
  const { actor, services } = context;
  const client = await loadOwnClient(context, id);
  if (client.type !== 'WEB_CONFIDENTIAL')
    return problems([
      problem(
        ['id'],
        'NO_SECRETS',
        said(openidErrors, (t) => t.clients.noSecrets()),
      ),
    ]);
  await requireRecentSignIn(services.database, actor);
  await limitRate(services.database, 'application', accountOf(actor));
  const secret = newClientSecret();
  const isMade = await services.database.transact(async (tx) => {
    const written = { clientId: id, hash: hashOfSecret(secret), ending: endingOfSecret(secret) };
    if (!(await insertSecret(tx, written, countLimits.secrets))) return false;
    await notifyOfChange(tx, services.config, { accountId: accountOf(actor), change: 'CLIENT_SECRET_ADDED' });
    return true;
  });
  if (!isMade)
    return problems([
      problem(
        ['id'],
        'TOO_MANY',
        said(openidErrors, (t) => t.clients.tooManySecrets()),
      ),
    ]);
  return done({ client: await loadOwnClient(context, id), secret });
}

/** Ends a secret: programs that hold it stop working at once. Throws NOT_FOUND for one that is not the viewer's. */
export async function revokeOIDCClientSecret(context: Context, id: string, secretId: string): Promise<ClientRecord> {
  const client = await loadOwnClient(context, id);
  if (!(await context.services.database.transact((tx) => deleteSecret(tx, client.id, secretId)))) throw notFound();
  return loadOwnClient(context, id);
}
