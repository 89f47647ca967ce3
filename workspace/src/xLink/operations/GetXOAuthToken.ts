import { graphql } from '../../gql/index.ts';

/** The viewer's link to X. */
export const GetXOAuthToken = graphql(/* GraphQL */ `
  query GetXOAuthToken {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        canLinkX
        xOAuthToken {
          ...XOAuthTokenFields
        }
        user {
          id
          screenName
          displayName
          iconImage {
            ...PictureFields
          }
        }
      }
    }
  }
`);
