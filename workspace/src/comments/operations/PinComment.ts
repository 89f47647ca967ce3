import { graphql } from '../../gql/index.ts';

/** Puts a comment before the others of its episode. */
export const PinComment = graphql(/* GraphQL */ `
  mutation PinComment($input: PinCommentInput!) {
    pinComment(input: $input) {
      pinnedCommentId
      problems {
        ...ProblemFields
      }
    }
  }
`);
