import { graphql } from '../../gql/index.ts';

/** The episodes a guest read on this device; what is gone or closed is left out. */
export const GetLocalReadingHistories = graphql(/* GraphQL */ `
  query GetLocalReadingHistories($episodeIds: [ID!]!) {
    statistics(episodeIds: $episodeIds) {
      episodes {
        id
        title
        number
        publicNumber
        thumbnailImage {
          ...ThumbnailFields
        }
        pages(first: 1) {
          totalCount
        }
        work {
          id
          title
          language
          user {
            id
            displayName
          }
        }
      }
    }
  }
`);
