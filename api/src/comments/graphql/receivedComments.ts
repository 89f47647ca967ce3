import { builder } from '../../graphql/builder.ts';
import { toConnection } from '../../graphql/connection.ts';
import { boundedFirst } from '../../kernel/cursor.ts';
import { RegisteredViewerRef } from '../../identity/index.ts';
import { countReceivedComments, listReceivedComments } from '../store/comments.ts';
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
    },
    resolve: async (viewer, { first, after }, { reader }) => {
      const accountId = viewer.accountId ?? '';
      const slice = await listReceivedComments(reader, accountId, boundedFirst(first, 20), after ?? null);
      return {
        ...toConnection(slice, (comment) => comment, after),
        totalCount: () => countReceivedComments(reader, accountId),
      };
    },
  }),
  receivedYawarakaComments: t.field({
    type: YawarakaCommentConnection,
    description: 'Soft comments that reached the viewer, newest first; those that wait or were rejected are not told.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (viewer, { first, after }, { reader }) => {
      const accountId = viewer.accountId ?? '';
      const slice = await listReceivedYawarakaComments(reader, accountId, boundedFirst(first, 20), after ?? null);
      return toConnection(slice, (comment) => comment, after);
    },
  }),
}));
