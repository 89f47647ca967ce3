import { graphql } from '../../gql/index.ts';

/** Puts the categories in order. */
export const updatePortfolioCategoryPositions = graphql(/* GraphQL */ `
  mutation updatePortfolioCategoryPositions($input: UpdatePortfolioCategoryPositionsInput!) {
    updatePortfolioCategoryPositions(input: $input) {
      changedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
