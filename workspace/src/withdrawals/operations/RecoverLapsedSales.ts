import { graphql } from '../../gql/index.ts';

/** Puts what lapsed into the balance again. */
export const RecoverLapsedSales = graphql(/* GraphQL */ `
  mutation RecoverLapsedSales {
    recoverLapsedSales {
      amount
      problems {
        ...ProblemFields
      }
    }
  }
`);
