import type { ReceivedCommentSort } from '../gql/graphql.ts';

/** Which of the comments a creator got are listed, and in what order. */
export interface CommentsAsked {
  /** Of one work; of all when null. */
  workId: string | null;
  /** What is looked for in their words and their writers' names. */
  text: string;
  sort: ReceivedCommentSort;
}
