import { graphql } from '../../gql/index.ts';

/** The profile as its form shows it. */
export const GetSettingsProfile = graphql(/* GraphQL */ `
  query GetSettingsProfile {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        biography
        birthday
        gender
        hasDeclinedContact
        showsMature
        canShowMature
        language
        user {
          id
          screenName
          displayName
          selfIntroduction
          twitterScreenName
          isSiteClosed
          iconImage {
            ...ThumbnailFields
          }
        }
      }
    }
  }
`);
