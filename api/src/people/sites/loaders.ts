import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { notFound } from '../../kernel/errors.ts';
import { findSites, type SiteRecord } from './store/sites.ts';
import { countWatchers, findUsers, findWatched, type UserRecord } from './store/users.ts';

export const userLoader = defineLoader<string, UserRecord>('users', (ids, { reader }) => findUsers(reader, ids));
export const siteLoader = defineLoader<string, SiteRecord>('sites', (ids, { reader }) => findSites(reader, ids));
export const watcherCountLoader = defineLoader<string, number>('watcherCounts', (ids, { reader }) =>
  countWatchers(reader, ids),
);

const watchedLoader = defineLoader<string, boolean>('watched', async (ids, { reader, actor }) =>
  actor.accountId === null ? new Map() : findWatched(reader, actor.accountId, ids),
);

/** Whether the viewer watches a creator; a creator who looks as a fan watches the own site. */
export const isWatching = async (context: Context, userId: string): Promise<boolean> =>
  context.viewAs?.mode === 'FAN'
    ? context.viewAs.creatorId === userId
    : ((await watchedLoader(context).load(userId)) ?? false);

/** A profile that something else refers to; its absence is a fault. */
export async function loadUser(context: Context, id: string): Promise<UserRecord> {
  const user = await userLoader(context).load(id);
  if (!user) throw notFound();
  return user;
}
