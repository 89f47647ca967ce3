import { graphql } from '../../gql/index.ts';

/** How a purchase stands, as the wall shows it. */
export const wallPurchaseFields = graphql(/* GraphQL */ `
  fragment WallPurchaseFields on Purchase {
    id
    price
    status
    expiresAt
    failure
    refundedAt
    konbini {
      instructionsUrl
      shops {
        name
        paymentCode
        confirmationNumber
      }
    }
  }
`);
