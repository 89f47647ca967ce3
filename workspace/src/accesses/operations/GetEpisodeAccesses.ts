import { graphql } from '../../gql/index.ts';

/** Accesses of the episodes of a work, the latest first. */
export const GetEpisodeAccesses = graphql(/* GraphQL */ `
  query GetEpisodeAccesses($id: ID!, $first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        episodeAccesses(id: $id, first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              views
              viewsBefore
              episode {
                id
                title
                number
                publicNumber
              }
            }
          }
        }
      }
    }
  }
`);
