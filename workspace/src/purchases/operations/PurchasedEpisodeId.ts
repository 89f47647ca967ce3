import { graphql } from '../../gql/index.ts';

/** The episode of a purchase, to go back to. */
export const PurchasedEpisodeId = graphql(/* GraphQL */ `
  query PurchasedEpisodeId($intentId: ID!) {
    purchasedEpisodeId(intentId: $intentId)
  }
`);
