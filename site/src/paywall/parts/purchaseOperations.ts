import { graphql } from '../../gql/index.ts';

/** How a purchase stands, as the wall shows it. */
export const wallPurchaseFields = graphql(/* GraphQL */ `
  fragment WallPurchaseFields on Purchase {
    id
    price
    status
    expiresAt
    failure
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

/** Begins to buy an episode, or goes on with what was begun. */
export const purchaseEpisode = graphql(/* GraphQL */ `
  mutation PurchaseEpisode($input: PurchaseEpisodeInput!) {
    purchaseEpisode(input: $input) {
      purchase {
        ...WallPurchaseFields
      }
      checkoutUrl
      problems {
        ...ProblemFields
      }
    }
  }
`);

/** Asks the processor how a purchase stands. */
export const updatePurchaseStatus = graphql(/* GraphQL */ `
  mutation UpdatePurchaseStatus($input: UpdatePurchaseStatusInput!) {
    updatePurchaseStatus(input: $input) {
      purchase {
        ...WallPurchaseFields
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);

/** What the viewer before a wall has begun to buy, and what it costs by now: the page may be older than a new price. */
export const getWallPurchase = graphql(/* GraphQL */ `
  query GetWallPurchase($id: ID!) {
    episode(id: $id) {
      id
      salesInfo {
        price
      }
      viewerPurchase {
        ...WallPurchaseFields
      }
    }
  }
`);
