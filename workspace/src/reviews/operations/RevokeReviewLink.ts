import { graphql } from '../../gql/index.ts';

/** Ends a review link. */
export const RevokeReviewLink = graphql(/* GraphQL */ `
  mutation RevokeReviewLink($input: RevokeReviewLinkInput!) {
    revokeReviewLink(input: $input) {
      link {
        id
        isOpen
        revokedAt
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
