import { graphql } from '../../gql/index.ts';

/** Branches of a bank, likewise. */
export const FindBankBranches = graphql(/* GraphQL */ `
  query FindBankBranches($bankCode: String!, $text: String!) {
    bankBranches(bankCode: $bankCode, text: $text) {
      code
      name
    }
  }
`);
