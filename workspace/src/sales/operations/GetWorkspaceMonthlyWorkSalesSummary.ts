import { graphql } from '../../gql/index.ts';

/** What one work sold in a month, by episode and by day. */
export const GetWorkspaceMonthlyWorkSalesSummary = graphql(/* GraphQL */ `
  query GetWorkspaceMonthlyWorkSalesSummary($id: ID!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        monthlyWorkSalesSummary(id: $id) {
          id
          year
          month
          isTest
          workTitle
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
          work {
            id
            title
            language
            coverImage {
              ...ThumbnailFields
            }
          }
          episodeSalesSummaries {
            ...EpisodeSalesFields
          }
          days {
            day
            quantity
            amount
          }
        }
      }
    }
  }
`);
