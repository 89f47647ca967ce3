import { graphql } from '../../gql/index.ts';

/** Deletes comments on works of the viewer. */
export const DeleteComments = graphql(/* GraphQL */ `
  mutation DeleteComments($input: DeleteCommentsInput!) {
    deleteComments(input: $input) {
      deletedCommentIds
      problems {
        message
      }
    }
  }
`);
