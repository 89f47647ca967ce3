import { graphql } from '../../gql/index.ts';

/** What the overview of the site says. */
export const GetWorkspaceSite = graphql(/* GraphQL */ `
  query GetWorkspaceSite {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        adSlotCollection {
          episodeTags {
            pcTop {
              asid
            }
            pcBottom {
              asid
            }
            sp {
              asid
            }
          }
        }
        user {
          id
          screenName
          displayName
          watchedUserCount
          site {
            id
            title
            description
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
