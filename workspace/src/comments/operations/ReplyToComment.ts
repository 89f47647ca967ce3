import { graphql } from '../../gql/index.ts';

/** Answers a comment, or changes the answer. */
export const ReplyToComment = graphql(/* GraphQL */ `
  mutation ReplyToComment($input: ReplyToCommentInput!) {
    replyToComment(input: $input) {
      comment {
        id
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
