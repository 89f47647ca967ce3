import { graphql } from '../../gql/index.ts';

/** A work from elsewhere joins the portfolio. */
export const AddPortfolioWorkExternal = graphql(/* GraphQL */ `
  mutation AddPortfolioWorkExternal($input: AddPortfolioWorkExternalInput!) {
    addPortfolioWorkExternal(input: $input) {
      changedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
