import { graphql } from '../../gql/index.ts';

/** The person whose pages these are. */
export const GetMyProfile = graphql(/* GraphQL */ `
  query GetMyProfile {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
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
