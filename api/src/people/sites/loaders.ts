import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { accountOf, isRegistered } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { todayInTokyo } from '../../kernel/today.ts';
import { canSeeSite, isTooYoung, seesMature } from './policy.ts';
import { findSites, type SiteRecord } from './store/sites.ts';
import { findPrivateProfiles, type PrivateProfileRecord } from './store/privateProfiles.ts';
import { countWatchers, findUserByScreenName, findUsers, findWatched, type UserRecord } from './store/users.ts';

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

/** The creator with this screen name; NOT_FOUND when there is none, or the site is closed to the viewer. */
export async function loadUserByScreenName({ actor, reader }: Context, screenName: string): Promise<UserRecord> {
  const user = await findUserByScreenName(reader, screenName);
  if (!user || !canSeeSite(actor, user)) throw notFound();
  return user;
}

/** A profile that was just written, read once more. */
export async function loadWrittenUser(context: Context, id: string): Promise<UserRecord> {
  userLoader(context).clear(id);
  return loadUser(context, id);
}

/** A site that was just written, by its creator, read once more. */
export async function loadWrittenSite(context: Context, userId: string): Promise<SiteRecord> {
  const site = await siteLoader(context).clear(userId).load(userId);
  if (!site) throw notFound();
  return site;
}

const privateProfileLoader = defineLoader<string, PrivateProfileRecord>('privateProfiles', (ids, { reader }) =>
  findPrivateProfiles(reader, ids),
);

/** What the viewer tells us and nobody else; null when nothing was ever entered. There is no way to anybody else's. */
export const loadOwnPrivateProfile = async (context: Context): Promise<PrivateProfileRecord | null> =>
  privateProfileLoader(context).load(accountOf(context.actor));

const profileOfViewer = async (context: Context): Promise<PrivateProfileRecord | null> =>
  isRegistered(context.actor) ? loadOwnPrivateProfile(context) : null;

/** Whether the viewer is shown mature works with their pictures (policy.ts). */
export const showsMature = async (context: Context): Promise<boolean> =>
  seesMature({ profile: await profileOfViewer(context), saysAdult: context.saysAdult }, todayInTokyo());

/** Whether the viewer may ask for mature works at all: their birthday does not speak against it. */
export const canShowMature = async (context: Context): Promise<boolean> =>
  !isTooYoung((await profileOfViewer(context))?.birthday ?? null, todayInTokyo());
