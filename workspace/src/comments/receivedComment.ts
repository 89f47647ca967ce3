import { textsOf } from '@komawari/ui/language';
import commentsTexts from '../messages/comments.js';
import type { GetWorkspaceCommentsQuery } from '../gql/graphql.ts';

type Viewer = Extract<GetWorkspaceCommentsQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** An open comment a creator got. */
export type OpenComment = NonNullable<Viewer['daredemo']>['edges'][number]['node'];

/** A comment a creator got, of either kind: both are shown the same way. */
export type ReceivedComment = OpenComment | NonNullable<Viewer['yawaraka']>['edges'][number]['node'];

type Written = Pick<ReceivedComment, 'user'>;

/** What the way to block who wrote a comment says. */
export const blockLabel = ({ user }: Written): string =>
  user ? textsOf(commentsTexts).writer.block({ name: user.displayName }) : textsOf(commentsTexts).writer.blockGuest();

/** What is said when who wrote a comment is blocked. */
export const blockedWords = ({ user }: Written): string =>
  user
    ? textsOf(commentsTexts).writer.blocked({ name: user.displayName })
    : textsOf(commentsTexts).writer.blockedGuest();
