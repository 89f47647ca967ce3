import { graphql } from '../../gql/index.ts';

/** Opens a review link; a link with a password asks for it first. */
export const OpenReview = graphql(/* GraphQL */ `
  mutation OpenReview($input: OpenReviewInput!) {
    openReview(input: $input) {
      key
      problems {
        ...ProblemFields
      }
    }
  }
`);
