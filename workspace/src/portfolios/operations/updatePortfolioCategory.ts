import { graphql } from '../../gql/index.ts';

/** Renames a category and sets its works. */
export const updatePortfolioCategory = graphql(/* GraphQL */ `
  mutation updatePortfolioCategory($input: UpdatePortfolioCategoryInput!) {
    updatePortfolioCategory(input: $input) {
      changedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
