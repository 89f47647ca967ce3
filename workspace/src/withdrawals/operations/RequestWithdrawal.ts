import { graphql } from '../../gql/index.ts';

/** Requests a transfer. */
export const RequestWithdrawal = graphql(/* GraphQL */ `
  mutation RequestWithdrawal($input: RequestWithdrawalInput!) {
    requestWithdrawal(input: $input) {
      withdrawalRequest {
        id
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
