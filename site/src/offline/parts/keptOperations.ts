import { graphql } from '../../gql/index.ts';

/** What a device has to know of the episodes it keeps: those left out may not be read here any more. */
export const getKeptEpisodes = graphql(/* GraphQL */ `
  query GetKeptEpisodes($ids: [ID!]!) {
    statistics(episodeIds: $ids) {
      episodes {
        ...EpisodePlaceFields
        revision
        likeCount
        viewerCanLike
        viewerLikeCount
        thumbnailImage {
          id
          url(width: 320)
        }
        pages(first: 1) {
          totalCount
          viewableCount
        }
        work {
          id
          title
          language
          isOneShot
          revision
          viewerHasBookmarked
          canBookmark
          coverImage {
            id
            url(width: 320)
          }
          user {
            id
            displayName
            viewerIsBlocking
          }
        }
      }
    }
  }
`);
