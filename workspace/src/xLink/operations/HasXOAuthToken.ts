import { graphql } from '../../gql/index.ts';

/** Whether the viewer has a link to X that can be used. */
export const HasXOAuthToken = graphql(/* GraphQL */ `
  query HasXOAuthToken {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        xOAuthTokenStatus
      }
    }
  }
`);
