import { graphql } from '../../gql/index.ts';

/** Takes the pin off a comment. */
export const UnpinComment = graphql(/* GraphQL */ `
  mutation UnpinComment($input: UnpinCommentInput!) {
    unpinComment(input: $input) {
      unpinnedCommentId
      problems {
        ...ProblemFields
      }
    }
  }
`);
