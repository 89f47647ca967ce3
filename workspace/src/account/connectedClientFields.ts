import { graphql } from '../gql/index.ts';

/** An application the person signs in to, as the lists of them show it. */
export const ConnectedClientFields = graphql(/* GraphQL */ `
  fragment ConnectedClientFields on ConnectedOIDCClient {
    id
    clientId
    connectedAt
    lastUsedAt
    scopes
    client {
      id
      name
      verifiedDomain
      isFirstParty
      iconImage {
        ...IconFields
      }
    }
  }
`);
