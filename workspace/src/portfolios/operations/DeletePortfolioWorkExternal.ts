import { graphql } from '../../gql/index.ts';

/** Removes a work from elsewhere, for good. */
export const DeletePortfolioWorkExternal = graphql(/* GraphQL */ `
  mutation DeletePortfolioWorkExternal($input: DeletePortfolioWorkExternalInput!) {
    deletePortfolioWorkExternal(input: $input) {
      changedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
