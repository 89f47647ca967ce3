import { graphql } from '../../gql/index.ts';

/** A new category with its works, in order. */
export const addPortfolioCategory = graphql(/* GraphQL */ `
  mutation addPortfolioCategory($input: AddPortfolioCategoryInput!) {
    addPortfolioCategory(input: $input) {
      changedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
