import { graphql } from '../../gql/index.ts';

/** Changes a work from elsewhere. */
export const UpdatePortfolioWorkExternal = graphql(/* GraphQL */ `
  mutation UpdatePortfolioWorkExternal($input: UpdatePortfolioWorkExternalInput!) {
    updatePortfolioWorkExternal(input: $input) {
      changedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
