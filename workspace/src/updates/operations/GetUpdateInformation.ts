import { graphql } from '../../gql/index.ts';

/** What the creators the viewer watches published, latest first. */
export const GetUpdateInformation = graphql(/* GraphQL */ `
  query GetUpdateInformation($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        updateInformation(first: $first, after: $after) {
          newCount
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              occurredAt
              isNew
              entity {
                __typename
                ... on Episode {
                  id
                  title
                  number
                  publicNumber
                  status
                  thumbnailImage {
                    id
                    url(width: 320)
                    srcSet
                    width
                    height
                    focusX
                    focusY
                  }
                  work {
                    id
                    title
                    user {
                      id
                      screenName
                      displayName
                    }
                  }
                }
                ... on Illustration {
                  id
                  title
                  firstImage {
                    id
                    url(width: 320)
                    srcSet
                    width
                    height
                    focusX
                    focusY
                  }
                  user {
                    id
                    screenName
                    displayName
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`);
