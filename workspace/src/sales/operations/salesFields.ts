import { graphql } from '../../gql/index.ts';

/** The line every month has: what readers paid, fees, what the creator receives, and what is in no sum. */
export const monthlySalesFields = graphql(/* GraphQL */ `
  fragment MonthlySalesFields on MonthlySalesSummary {
    id
    year
    month
    hasEnded
    isTest
    amount
    fee
    platformFee
    paymentFee
    withdrawableAmount
    clearingAmount
    quantity
    refundedCount
    disputedCount
    disputedAmount
    csvUrl
    statementUrl
    workSalesSummaries {
      id
      workTitle
      amount
      fee
      withdrawableAmount
      quantity
      work {
        id
        title
        language
        coverImage {
          ...ThumbnailFields
        }
      }
    }
  }
`);
