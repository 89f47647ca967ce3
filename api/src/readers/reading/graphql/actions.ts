import { builder } from '../../../graphql/builder.ts';
import type { Context } from '../../../graphql/context.ts';
import { definePayload } from '../../../graphql/payload.ts';
import { EpisodeRef, findEpisodes, type EpisodeRecord } from '../../../publications/episodes/index.ts';
import { canSeeSite, findUsers, UserRef, type UserRecord } from '../../../people/sites/index.ts';
import { canSeeWork, findWorks, WorkRef, type WorkRecord } from '../../../publications/works/index.ts';
import { addBookmark, like, removeBookmark, takeBackLike, unwatchUser, watchUser } from '../readerActions.ts';

const done = <Result extends object>(result: Result) => ({ result, problems: [] });

const episodeField = { type: EpisodeRef, description: 'The episode with its new counts.' } as const;
const workField = { type: WorkRef, description: 'The work; null when it cannot be seen any more.' } as const;
const userField = { type: UserRef, description: 'The creator; null when the site cannot be seen any more.' } as const;

const reloadEpisode = async (context: Context, id: string) =>
  done({ episode: (await findEpisodes(context.reader, [id])).get(id) ?? null });

async function reloadWork(context: Context, id: string) {
  const work = (await findWorks(context.reader, [id])).get(id);
  return done({ work: work && canSeeWork(context.actor, work) ? work : null });
}

const ID_OF_CALL = 'Made by the client, so that a repeated call is recognised.';
const HAPPENED_AT = 'When it was done, where it could not be told at once; up to 30 days ago.';

const AddLikeInput = builder.inputType('AddLikeInput', {
  description: 'Likes for an episode.',
  fields: (t) => ({
    episodeId: t.id({ required: true, description: 'The episode.' }),
    count: t.int({ description: 'How many, 1 to 10; one when absent.' }),
    id: t.id({ description: ID_OF_CALL }),
    happenedAt: t.field({ type: 'DateTime', description: HAPPENED_AT }),
  }),
});
const AddLikePayload = definePayload<{ episode: EpisodeRecord | null }>('AddLikePayload', 'The liked episode.', {
  episode: episodeField,
});
builder.mutationField('addLike', (t) =>
  t.field({
    type: AddLikePayload,
    description: 'Likes an episode, up to ten times in all.',
    authScopes: { account: true },
    args: { input: t.arg({ type: AddLikeInput, required: true, description: 'What and how often.' }) },
    resolve: async (_root, { input }, context) => reloadEpisode(context, await like(context, input)),
  }),
);

const TakeBackLikeInput = builder.inputType('TakeBackLikeInput', {
  description: 'Likes that are taken back.',
  fields: (t) => ({
    episodeId: t.id({ required: true, description: 'The episode.' }),
    count: t.int({ description: 'How many, 1 to 10; one when absent.' }),
    id: t.id({ description: ID_OF_CALL }),
    happenedAt: t.field({ type: 'DateTime', description: HAPPENED_AT }),
  }),
});
const TakeBackLikePayload = definePayload<{ episode: EpisodeRecord | null }>('TakeBackLikePayload', 'The episode.', {
  episode: episodeField,
});
builder.mutationField('takeBackLike', (t) =>
  t.field({
    type: TakeBackLikePayload,
    description: 'Takes likes back.',
    authScopes: { account: true },
    args: { input: t.arg({ type: TakeBackLikeInput, required: true, description: 'What and how often.' }) },
    resolve: async (_root, { input }, context) => reloadEpisode(context, await takeBackLike(context, input)),
  }),
);

const AddWorkBookmarkInput = builder.inputType('AddWorkBookmarkInput', {
  description: 'A work to bookmark.',
  fields: (t) => ({
    workId: t.id({ required: true, description: 'The work.' }),
    happenedAt: t.field({
      type: 'DateTime',
      description: `${HAPPENED_AT} A bookmark that was removed since stays removed.`,
    }),
  }),
});
const AddWorkBookmarkPayload = definePayload<{ work: WorkRecord | null }>(
  'AddWorkBookmarkPayload',
  'The bookmarked work.',
  { work: workField },
);
builder.mutationField('addWorkBookmark', (t) =>
  t.field({
    type: AddWorkBookmarkPayload,
    description: 'Bookmarks a work.',
    authScopes: { account: true },
    args: { input: t.arg({ type: AddWorkBookmarkInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) =>
      reloadWork(context, await addBookmark(context, input.workId, input.happenedAt)),
  }),
);

const RemoveBookmarkInput = builder.inputType('RemoveBookmarkInput', {
  description: 'A bookmark that goes.',
  fields: (t) => ({
    bookmarkableId: t.id({ required: true, description: 'The bookmarked work.' }),
    happenedAt: t.field({ type: 'DateTime', description: `${HAPPENED_AT} A bookmark that was made since stays.` }),
  }),
});
const RemoveBookmarkPayload = definePayload<{ work: WorkRecord | null }>('RemoveBookmarkPayload', 'The work.', {
  work: workField,
});
builder.mutationField('removeBookmark', (t) =>
  t.field({
    type: RemoveBookmarkPayload,
    description: 'Removes a bookmark.',
    authScopes: { account: true },
    args: { input: t.arg({ type: RemoveBookmarkInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) =>
      reloadWork(context, await removeBookmark(context, input.bookmarkableId, input.happenedAt)),
  }),
);

async function reloadUser(context: Context, id: string) {
  const user = (await findUsers(context.reader, [id])).get(id);
  return done({ user: user && canSeeSite(context.actor, user) ? user : null });
}

const WatchUserInput = builder.inputType('WatchUserInput', {
  description: 'A creator to watch.',
  fields: (t) => ({
    targetUserId: t.id({ required: true, description: 'The creator.' }),
    isUserOptedInEmail: t.boolean({ required: true, description: 'Whether new episodes may be announced by e-mail.' }),
    episodeId: t.id({ description: 'The episode it happened at.' }),
  }),
});
const WatchUserPayload = definePayload<{ user: UserRecord | null }>('WatchUserPayload', 'The watched creator.', {
  user: userField,
});
builder.mutationField('watchUser', (t) =>
  t.field({
    type: WatchUserPayload,
    description: 'Watches a creator: the reader becomes a fan.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: WatchUserInput, required: true, description: 'Whom.' }) },
    resolve: async (_root, { input }, context) => reloadUser(context, await watchUser(context, input)),
  }),
);

const UnwatchUserInput = builder.inputType('UnwatchUserInput', {
  description: 'A creator to watch no longer.',
  fields: (t) => ({ targetUserId: t.id({ required: true, description: 'The creator.' }) }),
});
const UnwatchUserPayload = definePayload<{ user: UserRecord | null }>('UnwatchUserPayload', 'The creator.', {
  user: userField,
});
builder.mutationField('unwatchUser', (t) =>
  t.field({
    type: UnwatchUserPayload,
    description: 'Stops watching a creator.',
    authScopes: { account: true },
    args: { input: t.arg({ type: UnwatchUserInput, required: true, description: 'Whom.' }) },
    resolve: async (_root, { input }, context) => reloadUser(context, await unwatchUser(context, input.targetUserId)),
  }),
);
