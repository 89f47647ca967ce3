import { graphql } from '../../gql/index.ts';

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
