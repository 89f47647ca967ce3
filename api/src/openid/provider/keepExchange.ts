import { errors, type KoaContext } from 'oidc-provider';
import type { Needs } from '../../graphql/context.ts';
import { currentCall, type ProgramCall } from './call.ts';
import { isForeignKeyViolation } from './keepArtifacts.ts';
import { sayRefusal } from './sayRefusal.ts';
import { exchangeArtifact } from './store/artifacts.ts';
import { deleteGrant } from './store/grants.ts';

/** Whether the exchange was kept; false when another call was faster, or the grant ended meanwhile. */
async function exchange({ database }: Needs<'database'>, { used, issued }: ProgramCall): Promise<boolean> {
  if (!used) return true;
  try {
    if (await exchangeArtifact(database, used, issued)) return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
  // A code that comes twice at once is what a thief would look like: nobody keeps what came of it.
  const grantHash = used.model === 'AuthorizationCode' ? issued[0]?.grantHash : null;
  if (grantHash) await database.transact((tx) => deleteGrant(tx, grantHash));
  return false;
}

/**
 * Writes what a call came to, in one statement, before it is answered: a process that is killed before it has used nothing
 * up, and one that is killed after it has issued everything.
 */
export const keepExchange =
  (services: Needs<'database'>) =>
  async (ctx: KoaContext, next: () => Promise<void>): Promise<void> => {
    await next();
    const call = currentCall();
    if (!call || ctx.status >= 400) return;
    try {
      if (await exchange(services, call)) return;
      const { error, error_description, status } = new errors.InvalidGrant('already consumed');
      ctx.status = status;
      ctx.body = { error, error_description };
    } catch (error) {
      if (!sayRefusal(ctx, error)) throw error;
    }
  };
