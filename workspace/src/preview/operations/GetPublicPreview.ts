import { graphql } from '../../gql/index.ts';

/** What the creator's public pages show now; forms put their drafts in its place. */
export const GetPublicPreview = graphql(/* GraphQL */ `
  query GetPublicPreview {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user {
          id
          screenName
          displayName
          selfIntroduction
          watchedUserCount
          iconImage {
            ...PictureFields
          }
          site {
            id
            description
            comment
            color
            heroImage {
              ...PictureFields
            }
            links {
              title
              url
              faviconUrl
            }
            workDefaultSortOrder
            workLayout
            works(first: 24) {
              pageInfo {
                hasNextPage
              }
              edges {
                node {
                  ...PreviewedWorkFields
                  description
                }
              }
            }
          }
          portfolio {
            id
            bannerImage {
              ...PictureFields
            }
            categories {
              id
              title
              works {
                ...PreviewedPortfolioWorkFields
              }
            }
            worksWithoutCategory {
              ...PreviewedPortfolioWorkFields
            }
          }
        }
      }
    }
  }
`);
