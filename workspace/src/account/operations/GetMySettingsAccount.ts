import { graphql } from '../../gql/index.ts';

/** How this account signs in. */
export const GetMySettingsAccount = graphql(/* GraphQL */ `
  query GetMySettingsAccount {
    viewer {
      __typename
      id
      kind
      authProviders
      ... on RegisteredViewer {
        email
        user {
          id
          screenName
          displayName
          iconImage {
            id
            url(width: 320)
            srcSet
            width
            height
            focusX
            focusY
          }
        }
      }
    }
  }
`);
