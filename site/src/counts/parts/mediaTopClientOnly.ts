import { graphql } from '../../gql/index.ts';

/** The one query that brings every count on a published page up to date. */
export const mediaTopClientOnly = graphql(/* GraphQL */ `
  query MediaTopClientOnly($episodeIds: [ID!], $workIds: [ID!]) {
    statistics(episodeIds: $episodeIds, workIds: $workIds) {
      episodes {
        id
        likeCount
        statistic {
          commentCount
          viewCount
        }
      }
      works {
        id
        statistic {
          viewCount
          likeCount
          commentCount
          bookmarkCount
        }
      }
    }
  }
`);
