import { graphql } from '../../gql/index.ts';

/** A request as its line in the history and its steps show it. */
export const WithdrawalFields = graphql(/* GraphQL */ `
  fragment WithdrawalFields on WithdrawalRequest {
    id
    type
    state
    amount
    fee
    isAutomatic
    bankName
    accountNumber
    requestedAt
    closesAt
    arrivesBy
    settledAt
    canCancel
    failure
    codeEnd
  }
`);
