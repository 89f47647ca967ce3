import { graphql } from '../../gql/index.ts';

/** A purchase as its buyer's own pages show it. */
export const purchaseFields = graphql(/* GraphQL */ `
  fragment PurchaseFields on Purchase {
    id
    price
    purchasedAt
    status
    method
    isDisputed
    isTest
    refundableUntil
    refundedAt
    isRefundArrived
    receiptUrl
    episodeTitle
    workTitle
    sellerName
    item {
      ... on Episode {
        id
        publicNumber
        work {
          id
          language
        }
        thumbnailImage {
          ...ThumbnailFields
        }
      }
    }
  }
`);
