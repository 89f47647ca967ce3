import { graphql } from '../../gql/index.ts';

/** Gives an in-product work another picture in the portfolio. */
export const UpdatePortfolioWorkKomawari = graphql(/* GraphQL */ `
  mutation UpdatePortfolioWorkKomawari($input: UpdatePortfolioWorkKomawariInput!) {
    updatePortfolioWorkKomawari(input: $input) {
      changedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
