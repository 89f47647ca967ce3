import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { boundedFirst, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { listFanMessages, type FanMessageRecord } from './store/fanMessages.ts';
import { listFans, type FanRecord } from './store/fans.ts';
import { findWatchedFeed } from './store/watchedFeeds.ts';
import { listWatched, type WatchRecord } from './store/watches.ts';

/** Messages that are shown. */
const MESSAGES_SHOWN = 10;

/** Who watches the viewer, latest first; a hundred at once. */
export const listOwnFans = async ({ actor, reader }: Context, { first, after }: PageAsked): Promise<Slice<FanRecord>> =>
  listFans(reader, accountOf(actor), boundedFirst(first, 100), after ?? null);

/** What the viewer wrote to fans lately, latest first. */
export const listOwnFanMessages = async ({ actor, reader }: Context): Promise<FanMessageRecord[]> =>
  listFanMessages(reader, accountOf(actor), MESSAGES_SHOWN);

/** Creators the viewer watches whose site is open, latest first; 50 at once. */
export const listOwnWatched = async (
  { actor, reader }: Context,
  { first, after }: PageAsked,
): Promise<Slice<WatchRecord>> => listWatched(reader, accountOf(actor), boundedFirst(first, 50), after ?? null);

/** When the viewer's private feed got its URL; null without one. */
export const findOwnFeedAge = async ({ actor, reader }: Context): Promise<Date | null> =>
  findWatchedFeed(reader, accountOf(actor));
