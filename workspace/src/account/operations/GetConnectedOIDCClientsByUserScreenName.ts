import { graphql } from '../../gql/index.ts';

/** Applications of the account with this screen name: the person's own, whose session asks without a token. */
export const GetConnectedOIDCClientsByUserScreenName = graphql(/* GraphQL */ `
  query GetConnectedOIDCClientsByUserScreenName($token: String, $screenName: String!, $first: Int!, $after: String) {
    connectedOIDCClientsByUserScreenName(token: $token, screenName: $screenName, first: $first, after: $after) {
      edges {
        node {
          ...ConnectedClientFields
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
