import { graphql } from '../../gql/index.ts';

/** A bank account as its owner sees it. */
export const BankAccountFields = graphql(/* GraphQL */ `
  fragment BankAccountFields on BankAccountInfo {
    state
    failure
    account {
      bankCode
      bankName
      branchCode
      branchName
      accountType
      accountNumber
    }
  }
`);
