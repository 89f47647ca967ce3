import { builder } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { countReceivedComments, listReceivedComments } from '../store/receivedComments.ts';
import { listReceivedYawarakaComments } from '../store/yawarakaComments.ts';
import { DaredemoCommentConnection, DaredemoCommentRef } from './DaredemoComment.ts';
import { YawarakaCommentConnection } from './YawarakaComment.ts';

/** What creators read of the comments on all their works. */
builder.objectFields(RegisteredViewerRef, (t) => ({
  recentComments: t.field({
    type: [DaredemoCommentRef],
    description: 'Latest comments of others on own works.',
    args: { first: t.arg.int({ defaultValue: 3, description: 'Up to 50.' }) },
    resolve: async (viewer, { first }, { reader }) =>
      (await listReceivedComments(reader, viewer.accountId ?? '', boundedFirst(first, 3, 50))).rows,
  }),
  receivedDaredemoComments: t.field({
    type: DaredemoCommentConnection,
    description: 'Open comments of others on own works, newest first, without those of people and with words muted.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
      workId: t.arg.id({ description: 'Those of one work alone.' }),
      isHeld: t.arg.boolean({ defaultValue: false, description: 'Those that wait, instead of those everybody reads.' }),
    },
    resolve: async (viewer, { first, after, workId, isHeld }, { reader }) => {
      const accountId = viewer.accountId ?? '';
      const choice = { isHeld: isHeld ?? false, workId: workId ?? null };
      const slice = await listReceivedComments(reader, accountId, boundedFirst(first, 20), after ?? null, choice);
      return {
        ...toConnection(slice, (comment) => comment, after),
        totalCount: () => countReceivedComments(reader, accountId, choice),
      };
    },
  }),
  heldCommentCount: t.int({
    description: 'How many open comments on own works wait for the viewer.',
    resolve: (viewer, _args, { reader }) =>
      countReceivedComments(reader, viewer.accountId ?? '', { isHeld: true, workId: null }),
  }),
  receivedYawarakaComments: t.field({
    type: YawarakaCommentConnection,
    description: 'Soft comments that reached the viewer, newest first; those that wait or were rejected are not told.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
      workId: t.arg.id({ description: 'Those of one work alone.' }),
    },
    resolve: async (viewer, { first, after, workId }, { reader }) => {
      const count = boundedFirst(first, 20);
      const choice = { after: after ?? null, workId: workId ?? null };
      const slice = await listReceivedYawarakaComments(reader, viewer.accountId ?? '', count, choice);
      return toConnection(slice, (comment) => comment, after);
    },
  }),
}));
