import { graphql } from '../../gql/index.ts';

/** Where readers of an episode stop, with the pages' pictures. */
export const GetWorkPageRetention = graphql(/* GraphQL */ `
  query GetWorkPageRetention($workId: ID!, $range: AnalyticsRange!, $episodeId: ID) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        analyticsData(workId: $workId, range: $range, episodeCount: 0) {
          hasFewReaders
          readerRetention {
            pages(episodeId: $episodeId) {
              definition
              openings
              pages {
                pageNumber
                stops
                reached
                share
              }
              worstPage {
                pageNumber
              }
              episode {
                id
                title
                number
                publicNumber
                pages(first: 200) {
                  edges {
                    node {
                      id
                      image {
                        ...ThumbnailFields
                      }
                    }
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
