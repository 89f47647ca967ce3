import { graphql } from '../../gql/index.ts';

/** Takes the open request back. */
export const CancelWithdrawal = graphql(/* GraphQL */ `
  mutation CancelWithdrawal {
    cancelWithdrawal {
      withdrawalRequest {
        id
        state
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
