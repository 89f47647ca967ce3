import type { Needs } from '../../../graphql/context.ts';
import { done, notFound, problems, Refusal, type Outcome, type Problem } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import peopleErrors from '../../../messages/peopleErrors.js';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import type { RunningSession } from '../runningSession.ts';
import { deletePasskey, renamePasskey } from '../store/passkeys.ts';
import { countWaysIn, lockAccount } from '../store/waysIn.ts';
import { notifyOfChange } from '../notifyOfChange.ts';
import { checkPasskeyName } from './registerPasskey.ts';

/** Gives an own passkey another name. Throws NOT_FOUND. */
export async function nameOwnPasskey(
  services: Needs<'database'>,
  { actor }: RunningSession,
  input: { id: string; name: string },
): Promise<Outcome<true>> {
  const found: Problem[] = [];
  const name = checkPasskeyName(input.name, found);
  if (found.length > 0) return problems(found);
  await services.database.transact(async (tx) => {
    if (!(await renamePasskey(tx, actor.accountId, input.id, name))) throw notFound();
  });
  return done(true);
}

const lastWay = (): Refusal =>
  new Refusal(
    'CONFLICT',
    said(peopleErrors, (t) => t.identity.lastWorkingWay()),
  );

/** Removes an own passkey, never the last way in that works. Throws RECENT_SIGN_IN_REQUIRED, NOT_FOUND, CONFLICT. */
export async function removeOwnPasskey(
  services: Needs<'config' | 'database'>,
  { actor }: RunningSession,
  id: string,
): Promise<void> {
  const { accountId } = actor;
  await requireRecentSignIn(services.database, actor);
  const configured = services.config.social.providers.map((provider) => provider.id);
  await services.database.transact(async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await deletePasskey(tx, accountId, id))) throw notFound();
    if ((await countWaysIn(tx, accountId, configured)) === 0) throw lastWay();
    await notifyOfChange(tx, services.config, { accountId, change: 'PASSKEY_REMOVED' });
  });
}
