import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { listPersonalTokens, revokePersonalToken, type PersonalTokenRecord } from '../identity/index.ts';

/** The viewer's tokens that were not revoked, latest first. */
export const listOwnTokens = async ({ actor, reader }: Context): Promise<PersonalTokenRecord[]> =>
  listPersonalTokens(reader, accountOf(actor));

/** Ends a token at once. Throws NOT_FOUND for one that is not the viewer's. */
export async function revokeOwnToken({ actor, services }: Context, id: string): Promise<void> {
  if (!(await services.database.transact((tx) => revokePersonalToken(tx, accountOf(actor), id)))) throw notFound();
}
