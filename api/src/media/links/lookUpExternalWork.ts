import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { done, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { checkWebUrl } from '../../kernel/webUrl.ts';
import { insertWorkLookup, type WorkLookupRecord } from './store/workLookups.ts';

/** Asks what the page of a work elsewhere says of it. A worker looks; this process opens no foreign URL. */
export async function lookUpExternalWork(
  { actor, services: { database } }: Context,
  input: { url: string },
): Promise<Outcome<WorkLookupRecord>> {
  const found: Problem[] = [];
  const url = checkWebUrl(input.url, ['url'], found);
  if (found.length > 0) return problems(found);
  const userId = actor.accountId ?? '';
  await limitRate(database, 'workLookup', userId);
  return done(await database.transact((tx) => insertWorkLookup(tx, userId, url)));
}
