import { graphql } from '../../gql/index.ts';

/** Deletes a webhook. */
export const DeleteWebhook = graphql(/* GraphQL */ `
  mutation DeleteWebhook($id: ID!) {
    deleteWebhook(id: $id) {
      deletedId
    }
  }
`);
