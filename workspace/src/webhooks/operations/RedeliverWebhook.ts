import { graphql } from '../../gql/index.ts';

/** Sends a delivery again. */
export const RedeliverWebhook = graphql(/* GraphQL */ `
  mutation RedeliverWebhook($id: ID!) {
    redeliverWebhook(id: $id) {
      deliveryId
    }
  }
`);
