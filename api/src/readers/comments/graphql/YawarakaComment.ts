import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { defineConnection, emptyConnection, toConnection } from '../../../graphql/connection.ts';
import { isSelf } from '../../../kernel/actor.ts';
import { EpisodeRef, loadVisibleEpisode } from '../../../publications/episodes/index.ts';
import { loadUser, UserRef } from '../../../people/sites/index.ts';
import { countEpisodeYawaraka, listEpisodePosters, listEpisodeYawaraka } from '../episodeYawaraka.ts';
import { stateForPoster } from '../policy.ts';
import type { YawarakaRecord } from '../store/yawarakaComments.ts';

const YawarakaState = builder.enumType('YawarakaCommentState', {
  description: 'Where a soft comment stands, for who wrote it.',
  values: {
    PENDING: { description: 'Sent. It is read before the author gets it.' },
    DELIVERED: { description: 'The author has it.' },
    REJECTED: { description: 'Not delivered, because it breaks the rules.' },
  } as const,
});

export const YawarakaCommentRef = builder.objectRef<YawarakaRecord>('YawarakaComment').implement({
  description: 'A soft comment: for the author, and read by somebody else first.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    body: t.exposeString('body', { description: 'The text, 1 to 500 characters; URLs in it are shown as text.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    episode: t.field({
      type: EpisodeRef,
      description: 'The episode.',
      resolve: (comment, _args, context) => loadVisibleEpisode(context, comment.episodeId),
    }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Who wrote it; null for a visitor without a profile.',
      resolve: (comment, _args, context) => (comment.hasProfile ? loadUser(context, comment.accountId) : null),
    }),
    isViewers: t.boolean({
      description: 'Written by who asks.',
      resolve: (comment, _args, { actor }) => isSelf(actor, comment.accountId),
    }),
    state: t.field({
      type: YawarakaState,
      nullable: true,
      description: 'Where it stands; null for everybody but who wrote it.',
      resolve: (comment, _args, { actor }) => stateForPoster(actor, comment),
    }),
  }),
});

export const YawarakaCommentConnection = defineConnection('YawarakaComment', YawarakaCommentRef);

builder.objectFields(EpisodeRef, (t) => ({
  yawarakaComments: t.field({
    type: YawarakaCommentConnection,
    description:
      'Soft comments this viewer may read, newest first: their own, and delivered ones for the author and where the author lets readers read them.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (episode, page, context) => {
      const slice = await listEpisodeYawaraka(context, episode, page);
      return slice ? toConnection(slice, (comment) => comment, page.after) : emptyConnection<YawarakaRecord>();
    },
  }),
  yawarakaCommentPostedUsers: t.field({
    type: [UserRef],
    description: 'Who sent soft comments that reached the author, latest first; readers see their icons.',
    args: { first: t.arg.int({ description: 'Up to 20.' }) },
    resolve: async (episode, { first }, context) => {
      const ids = await listEpisodePosters(context, episode, first);
      return Promise.all(ids.map((id) => loadUser(context, id)));
    },
  }),
  yawarakaCommentCount: t.int({
    description: 'How many soft comments reached the author.',
    resolve: (episode, _args, context) => countEpisodeYawaraka(context, episode),
  }),
}));
