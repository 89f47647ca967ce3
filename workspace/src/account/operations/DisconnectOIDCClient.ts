import { graphql } from '../../gql/index.ts';

/** Ends the connection to an application. */
export const DisconnectOIDCClient = graphql(/* GraphQL */ `
  mutation DisconnectOIDCClient($id: ID!) {
    disconnectOIDCClient(id: $id) {
      disconnectedId
      problems {
        message
      }
    }
  }
`);
