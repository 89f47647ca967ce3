import { graphql } from '../../gql/index.ts';

/** A purchase that waits to be paid at a shop. */
export const unpaidPurchaseFields = graphql(/* GraphQL */ `
  fragment UnpaidPurchaseFields on Purchase {
    id
    price
    expiresAt
    episodeTitle
    workTitle
    item {
      ... on Episode {
        id
        work {
          id
          language
        }
      }
    }
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
