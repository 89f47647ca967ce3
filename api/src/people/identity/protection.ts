import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { findPasswordHash } from './store/accounts.ts';
import { listOwnSessions, type OwnSession } from './store/ownSessions.ts';
import { listPasskeys, type Passkey } from './store/passkeys.ts';
import { countRecoveryCodes } from './store/recoveryCodes.ts';
import { hasSecondFactor } from './store/secondFactors.ts';

/** Devices the viewer is signed in on, latest used first; 20 at once. */
export const listOwnDevices = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<OwnSession>> => listOwnSessions(reader, accountOf(actor), boundedFirst(first, 20), after ?? null);

/** The viewer's passkeys, oldest first. */
export const listOwnPasskeys = async ({ actor, reader }: Context): Promise<Passkey[]> =>
  listPasskeys(reader, accountOf(actor));

/** Whether the viewer's sign-in asks for a code. */
export const isSecondFactorOn = async ({ actor, reader }: Context): Promise<boolean> =>
  hasSecondFactor(reader, accountOf(actor));

/** Recovery codes the viewer has not used yet. */
export const countOwnRecoveryCodes = async ({ actor, reader }: Context): Promise<number> =>
  countRecoveryCodes(reader, accountOf(actor));

/** What proves again who somebody is. */
export type ConfirmationWay = 'PASSWORD' | 'CODE' | 'PASSKEY';

/** What the viewer can prove again with who they are. None: only by signing in anew. */
export async function listWaysToConfirm({ actor, reader }: Context): Promise<ConfirmationWay[]> {
  const id = accountOf(actor);
  const ways: Record<ConfirmationWay, boolean> = {
    PASSWORD: (await findPasswordHash(reader, id)) !== null,
    CODE: await hasSecondFactor(reader, id),
    PASSKEY: (await listPasskeys(reader, id)).length > 0,
  };
  return (Object.keys(ways) as ConfirmationWay[]).filter((way) => ways[way]);
}
