import { graphql } from '../../gql/index.ts';

/** Deletes an application: everybody is disconnected. */
export const DeleteOIDCClient = graphql(/* GraphQL */ `
  mutation DeleteOIDCClient($id: ID!) {
    deleteOIDCClient(id: $id) {
      deletedId
    }
  }
`);
