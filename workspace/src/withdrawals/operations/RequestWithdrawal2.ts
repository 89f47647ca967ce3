import { graphql } from '../../gql/index.ts';

/** Requests a gift code. */
export const RequestWithdrawal2 = graphql(/* GraphQL */ `
  mutation RequestWithdrawal2($input: RequestWithdrawal2Input!) {
    requestWithdrawal2(input: $input) {
      withdrawalRequest {
        id
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
