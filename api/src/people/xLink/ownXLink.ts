import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { accountOf } from '../../kernel/actor.ts';
import { provedToBe } from './store/attempts.ts';
import { findXLinks, isXTaken } from './store/xLinks.ts';
import type { XLink } from './XLink.ts';

const xLinkLoader = defineLoader<string, XLink>('xLinks', (ids, { reader }) => findXLinks(reader, ids));

/** The X account of whoever asks; null where there is none. */
export const findOwnXLink = async (context: Context): Promise<XLink | null> =>
  (await xLinkLoader(context).load(accountOf(context.actor))) ?? null;

/**
 * Whether an X account is linked to another creator. Only who proved at X, in the last minutes, to be that person is told:
 * nobody finds out who else is here.
 */
export async function isTakenAtX({ actor, reader }: Context, xUserId: string): Promise<boolean> {
  const accountId = accountOf(actor);
  return (await provedToBe(reader, accountId, xUserId)) && isXTaken(reader, accountId, xUserId);
}
