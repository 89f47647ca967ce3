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
            ...ThumbnailFields
          }
        }
      }
    }
  }
`);
