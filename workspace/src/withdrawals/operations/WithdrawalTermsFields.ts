import { graphql } from '../../gql/index.ts';

/** What withdrawals cost, and how much they may be. */
export const WithdrawalTermsFields = graphql(/* GraphQL */ `
  fragment WithdrawalTermsFields on WithdrawalTerms {
    bankMinimum
    bankMaximum
    transferFee
    transferFeeFreeFrom
    giftMinimum
    giftMaximum
    giftStep
  }
`);
