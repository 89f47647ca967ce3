import { graphql } from '../../gql/index.ts';

/** Sends a test to a webhook. */
export const SendTestWebhook = graphql(/* GraphQL */ `
  mutation SendTestWebhook($id: ID!) {
    sendTestWebhook(id: $id) {
      webhook {
        id
      }
    }
  }
`);
