import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { defineConnection, emptyConnection, toConnection } from '../../../graphql/connection.ts';
import type { Context } from '../../../graphql/context.ts';
import { isSelf } from '../../../kernel/actor.ts';
import { boundedFirst, decodeCursor } from '../../../kernel/cursor.ts';
import { EpisodeRef, loadVisibleEpisode, type EpisodeRecord } from '../../../publications/episodes/index.ts';
import { keys } from '../../../publishing/index.ts';
import { loadUser, UserRef } from '../../../people/sites/index.ts';
import { workLoader, type WorkRecord } from '../../../publications/works/index.ts';
import { canReadDelivered, stateForPoster, takesComments } from '../policy.ts';
import { countDelivered, listPosterIds, listYawarakaComments, type YawarakaRecord } from '../store/yawarakaComments.ts';

/** decisions 4.1: readers see at most so many icons. */
const POSTERS_SHOWN = 20;

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
    body: t.exposeString('body', { description: 'The text, 1 to 500 characters; addresses in it are shown as text.' }),
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

/** The work, where soft comments are taken and shown; null elsewhere. */
async function findSoftWork(context: Context, episode: EpisodeRecord): Promise<WorkRecord | null> {
  context.dependsOn(keys.episodeYawaraka(episode.id));
  const work = await workLoader(context).load(episode.workId);
  return work && takesComments(episode, work, 'YAWARAKA') ? work : null;
}

builder.objectFields(EpisodeRef, (t) => ({
  yawarakaComments: t.field({
    type: YawarakaCommentConnection,
    description:
      'Soft comments this viewer may read, newest first: their own, and delivered ones for the author and where the author lets readers read them.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (episode, { first, after }, context) => {
      const count = boundedFirst(first, 20);
      // A wrong place is told also where there is nothing to list.
      if (after) decodeCursor(after, ['instant', 'id']);
      const work = await findSoftWork(context, episode);
      const { accountId } = context.actor;
      const seesDelivered = work !== null && canReadDelivered(context.actor, work);
      if (!work || (accountId === null && !seesDelivered)) return emptyConnection<YawarakaRecord>();
      const who = { accountId, seesDelivered };
      const slice = await listYawarakaComments(context.reader, episode.id, who, count, after ?? null);
      return toConnection(slice, (comment) => comment, after);
    },
  }),
  yawarakaCommentPostedUsers: t.field({
    type: [UserRef],
    description: 'Who sent soft comments that reached the author, latest first; readers see their icons.',
    args: { first: t.arg.int({ description: 'Up to 20.' }) },
    resolve: async (episode, { first }, context) => {
      if (!(await findSoftWork(context, episode))) return [];
      const ids = await listPosterIds(
        context.reader,
        episode.id,
        context.actor.accountId,
        boundedFirst(first, POSTERS_SHOWN, POSTERS_SHOWN),
      );
      return Promise.all(ids.map((id) => loadUser(context, id)));
    },
  }),
  yawarakaCommentCount: t.int({
    description: 'How many soft comments reached the author.',
    resolve: async (episode, _args, context) =>
      (await findSoftWork(context, episode)) ? countDelivered(context.reader, episode.id) : 0,
  }),
}));
