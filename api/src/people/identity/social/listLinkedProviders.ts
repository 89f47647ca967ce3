import type { Context } from '../../../graphql/context.ts';
import { accountOf } from '../../../kernel/actor.ts';
import { listSocialIdentities, type LinkedIdentity } from '../store/socialIdentities.ts';
import { countWaysIn } from '../store/waysIn.ts';

/** An account elsewhere that signs in to the viewer's. */
export interface LinkedProviderNode {
  /** The provider, as the installation calls it. */
  id: string;
  provider: LinkedIdentity['kind'];
  /** Its name, for people. */
  label: string;
  /** How it calls the person. */
  name: string;
  linkedAt: Date;
  /** Whether another way into the account is left without it. */
  canUnlink: boolean;
}

/** Accounts elsewhere that sign in to the viewer's, earliest first. */
export async function listLinkedProviders({ actor, reader, services }: Context): Promise<LinkedProviderNode[]> {
  const accountId = accountOf(actor);
  const { providers } = services.config.social;
  const ids = providers.map(({ id }) => id);
  const [links, ways] = await Promise.all([
    listSocialIdentities(reader, accountId),
    countWaysIn(reader, accountId, ids),
  ]);
  return links.map(({ provider: id, kind, name, linkedAt }) => {
    const configured = providers.find((one) => one.id === id);
    // One whose provider is gone is no way in any more, so removing it takes none away.
    const canUnlink = ways > (configured ? 1 : 0);
    return { id, provider: kind, label: configured?.name ?? id, name, linkedAt, canUnlink };
  });
}
