import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../graphql/context.ts';
import type { Reader } from '../../database/index.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { deleteWatchedFeed, findFeedAccount, writeWatchedFeed } from './store/watchedFeeds.ts';

/** 256 bits, base64url: nobody guesses it. */
const TOKEN = /^[\w-]{43}$/;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes the feed's URL, or a new one in its place. It is told this once: only its hash is kept. */
export async function renewWatchedFeed({ actor: { accountId }, services }: Context): Promise<string> {
  if (accountId === null) throw unauthenticated();
  const token = randomBytes(32).toString('base64url');
  await services.database.transact((tx) => writeWatchedFeed(tx, accountId, hashOf(token)));
  return `${services.config.http.publicUrl}/feeds/watched/${token}/feed.atom`;
}

/** Takes the feed away; its URL leads nowhere at once. */
export async function removeWatchedFeed({ actor: { accountId }, services }: Context): Promise<void> {
  if (accountId === null) throw unauthenticated();
  await services.database.transact((tx) => deleteWatchedFeed(tx, accountId));
}

/** Whose feed the secret of a URL opens; null when none. */
export const accountOfFeed = async (reader: Reader, token: string): Promise<string | null> =>
  TOKEN.test(token) ? findFeedAccount(reader, hashOf(token)) : null;
