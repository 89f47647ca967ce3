import { graphql } from '../../gql/index.ts';

/** Own works join the portfolio; the ids they have there come in the order asked for. */
export const AddPortfolioWorkKomawaris = graphql(/* GraphQL */ `
  mutation AddPortfolioWorkKomawaris($input: AddPortfolioWorkKomawarisInput!) {
    addPortfolioWorkKomawaris(input: $input) {
      changedIds
      problems {
        ...ProblemFields
      }
    }
  }
`);
