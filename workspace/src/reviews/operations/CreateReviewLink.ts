import { graphql } from '../../gql/index.ts';

/** Makes a review link; its address comes this once. */
export const CreateReviewLink = graphql(/* GraphQL */ `
  mutation CreateReviewLink($input: CreateReviewLinkInput!) {
    createReviewLink(input: $input) {
      address
      link {
        id
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
