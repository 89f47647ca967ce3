import { graphql } from '../../gql/index.ts';

/** By what the drafts of a work are told apart: their first picture and how many they have. */
export const FindDraft = graphql(/* GraphQL */ `
  query FindDraft($workId: ID!) {
    work(id: $workId) {
      id
      viewerEpisodes(first: 100) {
        edges {
          node {
            id
            thumbnailImage {
              id
            }
            pages(first: 1) {
              totalCount
            }
          }
        }
      }
    }
  }
`);
