import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { blockStateOf } from '../../../people/moderation/index.ts';
import { canWatch } from '../policy.ts';
import { loadUser, UserRef } from '../../../people/sites/index.ts';
import { findOwnFeedAge, listOwnWatched } from '../ownLists.ts';
import type { WatchRecord } from '../store/watches.ts';

export const MailChoiceEnum = builder.enumType('MailChoice', {
  description: 'How somebody wants mail about the new episodes of a creator.',
  values: {
    NONE: { description: 'No mail; notifications all the same.' },
    INSTANT: { description: 'A mail for each episode, when it comes out.' },
    WEEKLY: { description: 'One mail a week with all of them, on Saturday at 8 in Tokyo.' },
  },
});

const WatchedUser = builder.objectRef<WatchRecord>('WatchedUser').implement({
  description: 'A creator the viewer watches.',
  fields: (t) => ({
    user: t.field({
      type: UserRef,
      description: 'The creator.',
      resolve: (watch, _args, context) => loadUser(context, watch.userId),
    }),
    mailChoice: t.expose('mailChoice', { type: MailChoiceEnum, description: 'Mail about new episodes.' }),
    watchedAt: t.field({ type: 'DateTime', description: 'Since when.', resolve: (watch) => watch.createdAt }),
  }),
});
const WatchedUserConnection = defineConnection('WatchedUser', WatchedUser);

builder.objectField(UserRef, 'viewerCanWatch', (t) =>
  t.boolean({
    description:
      'Whether who asks may watch this creator; guests may once they sign in. False where the viewer blocks them.',
    resolve: async (user, _args, context) => canWatch(context.actor, user, await blockStateOf(context, user.id)),
  }),
);

builder.objectFields(RegisteredViewerRef, (t) => ({
  watchedUsers: t.field({
    type: WatchedUserConnection,
    description: 'Creators the viewer watches whose site is open, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_viewer, page, context) =>
      toConnection(await listOwnWatched(context, page), (row) => row, page.after),
  }),
  watchedFeedCreatedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the private feed of what the viewer watches got its URL; null without one.',
    resolve: (_viewer, _args, context) => findOwnFeedAge(context),
  }),
}));
