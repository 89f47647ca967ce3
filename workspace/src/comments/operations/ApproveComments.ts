import { graphql } from '../../gql/index.ts';

/** Lets comments stand that wait. */
export const ApproveComments = graphql(/* GraphQL */ `
  mutation ApproveComments($input: ApproveCommentsInput!) {
    approveComments(input: $input) {
      approvedCommentIds
      problems {
        ...ProblemFields
      }
    }
  }
`);
