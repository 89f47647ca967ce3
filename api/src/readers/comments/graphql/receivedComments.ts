import { builder } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { countOwnReceived, listLatestReceived, listOwnReceived, listOwnReceivedYawaraka } from '../receivedComments.ts';
import type { ReceivedOrder } from '../store/receivedComments.ts';
import { DaredemoCommentConnection, DaredemoCommentRef } from './DaredemoComment.ts';
import { YawarakaCommentConnection } from './YawarakaComment.ts';

const TEXT = 'Only those with this in their words or their writer’s name, whatever its case, width and kana.';

const ReceivedCommentSort = builder.enumType('ReceivedCommentSort', {
  description: 'Order of received comments.',
  values: {
    NEWEST: { description: 'Latest written first.' },
    OLDEST: { description: 'First written first.' },
  } satisfies Record<ReceivedOrder, object>,
});

/** What creators read of the comments on all their works. */
builder.objectFields(RegisteredViewerRef, (t) => ({
  recentComments: t.field({
    type: [DaredemoCommentRef],
    description: 'Latest comments of others on own works.',
    args: { first: t.arg.int({ defaultValue: 3, description: 'Up to 50.' }) },
    resolve: (_viewer, { first }, context) => listLatestReceived(context, first),
  }),
  receivedDaredemoComments: t.field({
    type: DaredemoCommentConnection,
    description: 'Open comments of others on own works, without those of people and with words muted.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
      workId: t.arg.id({ description: 'Those of one work alone.' }),
      text: t.arg.string({ description: TEXT }),
      sort: t.arg({ type: ReceivedCommentSort, description: 'In what order; NEWEST when absent.' }),
      isHeld: t.arg.boolean({ defaultValue: false, description: 'Those that wait, instead of those everybody reads.' }),
    },
    resolve: async (_viewer, asked, context) => ({
      ...toConnection(await listOwnReceived(context, asked), (comment) => comment, asked.after),
      totalCount: () => countOwnReceived(context, asked),
    }),
  }),
  heldCommentCount: t.int({
    description: 'How many open comments on own works wait for the viewer.',
    resolve: (_viewer, _args, context) => countOwnReceived(context, { isHeld: true }),
  }),
  receivedYawarakaComments: t.field({
    type: YawarakaCommentConnection,
    description: 'Soft comments that reached the viewer; those that wait or were rejected are not told.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
      workId: t.arg.id({ description: 'Those of one work alone.' }),
      text: t.arg.string({ description: TEXT }),
      sort: t.arg({ type: ReceivedCommentSort, description: 'In what order; NEWEST when absent.' }),
    },
    resolve: async (_viewer, asked, context) =>
      toConnection(await listOwnReceivedYawaraka(context, asked), (comment) => comment, asked.after),
  }),
}));
