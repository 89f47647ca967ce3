import type { GetWorkspaceCommentsQuery } from '../gql/graphql.ts';

type Viewer = Extract<GetWorkspaceCommentsQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** A comment a creator got, of either kind: both are shown the same way. */
export type ReceivedComment = NonNullable<Viewer['daredemo'] | Viewer['yawaraka']>['edges'][number]['node'];

/** What somebody who wrote a comment is called. */
export const nameOfWriter = (comment: ReceivedComment): string => comment.user?.displayName ?? 'this guest';
