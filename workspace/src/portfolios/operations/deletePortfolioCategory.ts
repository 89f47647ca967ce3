import { graphql } from '../../gql/index.ts';

/** Removes a category; its works stay in the portfolio. */
export const deletePortfolioCategory = graphql(/* GraphQL */ `
  mutation deletePortfolioCategory($input: DeletePortfolioCategoryInput!) {
    deletePortfolioCategory(input: $input) {
      changedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
