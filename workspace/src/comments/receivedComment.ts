import type { GetWorkspaceCommentsQuery } from '../gql/graphql.ts';

type Viewer = Extract<GetWorkspaceCommentsQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** An open comment a creator got. */
export type OpenComment = NonNullable<Viewer['daredemo']>['edges'][number]['node'];

/** A comment a creator got, of either kind: both are shown the same way. */
export type ReceivedComment = OpenComment | NonNullable<Viewer['yawaraka']>['edges'][number]['node'];

/** What somebody who wrote a comment is called. */
export const nameOfWriter = (comment: Pick<ReceivedComment, 'user'>): string =>
  comment.user?.displayName ?? 'this guest';
