import { graphql } from '../../gql/index.ts';

/** A work of the viewer as the lists of the workspace show it. */
export const ownWorkFields = graphql(/* GraphQL */ `
  fragment OwnWorkFields on Work {
    id
    title
    language
    isCompleted
    isOneShot
    viewerLastUpdatedAt
    firstPublishedAt
    suspension {
      ...SuspensionFields
    }
    coverImage {
      ...ThumbnailFields
    }
    statistic {
      viewCount
      likeCount
      commentCount
      bookmarkCount
    }
    viewerEpisodes(first: 1) {
      totalCount
    }
  }
`);
