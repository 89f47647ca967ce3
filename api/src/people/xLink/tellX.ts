import type { Needs } from '../../graphql/context.ts';
import { SocialFailure } from '../identity/index.ts';
import { findX, revokeTokens } from './askX.ts';
import { openTokens } from './sealedTokens.ts';
import { deleteRevocation, takeDueRevocations } from './store/revocations.ts';

/** Told side by side. */
const AT_ONCE = 10;

/**
 * Tells X to forget tokens of links that ended here. What X does not take is tried again every hour for a week. Runs in
 * workers; several may call it at once.
 * @returns how many X forgot
 */
export async function tellX({ config, database }: Needs<'config' | 'database'>): Promise<number> {
  if (!findX(config)) return 0;
  const due = await database.transact((tx) => takeDueRevocations(tx, AT_ONCE));
  const told = await Promise.all(
    due.map(async ({ id, sealedTokens }) => {
      const tokens = openTokens(config, sealedTokens);
      try {
        if (tokens) await revokeTokens(config, tokens);
      } catch (error) {
        if (error instanceof SocialFailure) return 0;
        throw error;
      }
      await database.transact((tx) => deleteRevocation(tx, id));
      return 1;
    }),
  );
  return told.reduce<number>((sum, one) => sum + one, 0);
}
