import { graphql } from '../../gql/index.ts';

/** Takes an in-product work out of the portfolio; the work itself stays. */
export const DeletePortfolioWorkKomawari = graphql(/* GraphQL */ `
  mutation DeletePortfolioWorkKomawari($input: DeletePortfolioWorkKomawariInput!) {
    deletePortfolioWorkKomawari(input: $input) {
      changedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
