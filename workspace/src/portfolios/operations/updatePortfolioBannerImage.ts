import { graphql } from '../../gql/index.ts';

/** Sets the banner, or takes it away. */
export const updatePortfolioBannerImage = graphql(/* GraphQL */ `
  mutation updatePortfolioBannerImage($input: UpdatePortfolioBannerImageInput!) {
    updatePortfolioBannerImage(input: $input) {
      changedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
