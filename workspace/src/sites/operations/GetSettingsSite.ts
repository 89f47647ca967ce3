import { graphql } from '../../gql/index.ts';

/** The creator site as its form shows it. */
export const GetSettingsSite = graphql(/* GraphQL */ `
  query GetSettingsSite {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user {
          id
          screenName
          displayName
          site {
            id
            title
            description
            comment
            color
            isClosed
            workDefaultSortOrder
            workLayout
            heroImage {
              ...PictureFields
            }
            links {
              title
              url
            }
          }
        }
      }
    }
  }
`);
