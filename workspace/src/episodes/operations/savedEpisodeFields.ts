import { graphql } from '../../gql/index.ts';

/** What the next save of an episode needs of the last one. */
export const savedEpisodeFields = graphql(/* GraphQL */ `
  fragment SavedEpisodeFields on Episode {
    id
    revision
    status
    publishedAt
    updatedAt
    canChangeStatusToFanOnly
    canChangeStatusToDraft
    buyerCount
    archivedAt
    salesInfo {
      price
    }
    pages(first: 200) {
      nodes {
        id
        image {
          id
        }
      }
    }
  }
`);
